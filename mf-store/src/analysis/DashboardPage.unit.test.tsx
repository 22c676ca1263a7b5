import { startSession } from '@ethereal/web-kit/session/session-store.ts';
import { session } from '@ethereal/web-kit/testing/a-user.ts';
import { fakeApi, refusal } from '@ethereal/web-kit/testing/fake-api.ts';
import { renderPage } from '@ethereal/web-kit/testing/render-page.tsx';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DashboardPage } from './DashboardPage.tsx';

const ID = 'a'.repeat(24);
test('states that an item belongs to another seller, and shows none of its charts', async () => {
  localStorage.setItem('authToken', 'a.b.c');
  fakeApi({
    ...session,
    'GET /api/yourItems/get': [],
    [`GET /api/getItemCountsLastDay/${ID}`]: refusal(403, 'The item belongs to another seller.'),
  });
  startSession();
  renderPage([{ path: 'dashboard/:itemId', element: <DashboardPage /> }], `/ethereal/dashboard/${ID}`);
  await screen.findByText('This item belongs to another seller.');
  expect(screen.getByRole('link', { name: 'Your items' }).getAttribute('href')).toBe('/ethereal/profile/item-analysis');
  expect(screen.queryByLabelText('Filter by')).toBeNull();
});

test('leaves out the chart of a kind that an earlier svc-analytics does not count', async () => {
  localStorage.setItem('authToken', 'a.b.c');
  const series = { points: [], total: 7, previousTotal: 0 };
  fakeApi({
    ...session,
    'GET /api/yourItems/get': [],
    // A `Response` may differ from the contract of this version.
    [`GET /api/getItemCountsLastDay/${ID}`]: () => Response.json({ views: series }),
  });
  startSession();
  renderPage([{ path: 'dashboard/:itemId', element: <DashboardPage /> }], `/ethereal/dashboard/${ID}`);
  expect(await screen.findByText('7')).toBeDefined();
  expect(screen.getAllByRole('region').map((card) => card.getAttribute('aria-label'))).toEqual([
    'Item Views (Last Day)',
  ]);
});
