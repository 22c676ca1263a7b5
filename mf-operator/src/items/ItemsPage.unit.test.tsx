import { fakeApi, refusal } from '@ethereal/web-kit/testing/fake-api.ts';
import { renderPage } from '@ethereal/web-kit/testing/render-page.tsx';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { logInWith, OPERATOR, sessionCalls } from '../testing/at-the-desk.ts';
import { ItemsPage } from './ItemsPage.tsx';

test('reports that the featured items could not be loaded', async () => {
  await logInWith(OPERATOR);
  fakeApi({
    ...sessionCalls,
    'GET /api/items': Response.json({ items: [], nextCursor: null, total: 0 }),
    'GET /api/desk/items/featured': () => refusal(500, 'Down.'),
  });
  renderPage([{ path: 'desk/items', element: <ItemsPage /> }], '/ethereal/desk/items');
  expect(await screen.findByText('The featured items could not be loaded.')).toBeDefined();
});
