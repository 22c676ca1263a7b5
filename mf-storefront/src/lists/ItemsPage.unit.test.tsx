import { aCard } from '@ethereal/shop-ui/testing/fixtures.ts';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { visitAsVisitor } from '../testing/visit.ts';
import { AllItemsPage } from './ListPages.tsx';

const facets = { category: [], gender: [], subCategory: [], size: [] };
const visit = () =>
  visitAsVisitor({ path: 'all', element: <AllItemsPage /> }, '/ethereal/all', {
    'GET /api/items': { items: [aCard(1), aCard(2)], total: 2, nextCursor: null, facets },
  });

test('leads past the filters to the results, which can take the focus', async () => {
  await visit();
  await screen.findByRole('heading', { name: 'Item 2' });
  await userEvent.click(screen.getByRole('link', { name: 'Skip to results' }));
  // A browser moves the focus to the target, which jsdom does not.
  document.querySelector<HTMLElement>(location.hash)?.focus();
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Results' }));
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('link', { name: /Item 1/ }));
});

test('announces the number of items after the sort order changed, even if it is the same', async () => {
  const requests = await visit();
  const count = await screen.findByText('2 items');
  const region = screen.getByRole('status');
  expect(region.contains(count)).toBe(true);
  await userEvent.selectOptions(screen.getByLabelText('Sort by price'), 'Newest');
  await waitFor(() => expect(requests.at(-1)?.query.get('sort')).toBe('newest'));
  await waitFor(() => expect(count.isConnected).toBe(false));
  expect(region.textContent).toBe('2 items');
});
