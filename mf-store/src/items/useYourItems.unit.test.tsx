import { MAX_YOUR_ITEMS } from '@ethereal/contracts/items';
import { aCard } from '@ethereal/shop-ui/testing/fixtures.ts';
import { fakeApi } from '@ethereal/web-kit/testing/fake-api.ts';
import { renderPage } from '@ethereal/web-kit/testing/render-page.tsx';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useYourItems } from './useYourItems.ts';

const idOf = (at: number) => at.toString(16).padStart(24, '0');

function Items() {
  const { data = [] } = useYourItems();
  return `${new Set(data.map(({ _id }) => _id)).size} items`;
}

test('loads all items of a seller who has more than one answer contains', async () => {
  const cards = Array.from({ length: 2 * MAX_YOUR_ITEMS + 1 }, (_, at) => aCard(1, { _id: idOf(at) }));
  fakeApi({
    'GET /api/yourItems/get': ({ query }) => {
      const from = cards.findIndex(({ _id }) => _id === query.get('after')) + 1;
      return Response.json(cards.slice(from, from + MAX_YOUR_ITEMS));
    },
  });
  renderPage([{ path: 'items', element: <Items /> }], '/ethereal/items');
  expect(await screen.findByText(`${cards.length} items`)).toBeDefined();
});
