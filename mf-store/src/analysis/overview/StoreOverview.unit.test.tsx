import type { getStoreOverview } from '@ethereal/contracts/analytics';
import type { CallAnswer } from '@ethereal/contracts/call';
import { ADDRESS, aCard } from '@ethereal/shop-ui/testing/fixtures.ts';
import { startSession } from '@ethereal/web-kit/session/session-store.ts';
import { aUser, session } from '@ethereal/web-kit/testing/a-user.ts';
import { fakeApi, refusal } from '@ethereal/web-kit/testing/fake-api.ts';
import { renderPage } from '@ethereal/web-kit/testing/render-page.tsx';
import { savedFiles } from '@ethereal/web-kit/testing/saved-files.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, expect, test, vi } from 'vitest';
import { ItemsAnalysisPage } from '../ItemsAnalysisPage.tsx';

const pages = [
  { path: 'profile/item-analysis', element: <ItemsAnalysisPage /> },
  { path: 'profile/item-analysis/dashboard/:itemId', element: <p>Its dashboard</p> },
];
const coat = aCard(1, { _id: 'b'.repeat(24), name: 'Coat', price: 99, size: [], user: aUser._id });
const thisHour = new Date(Math.floor(Date.now() / 3600_000) * 3600_000).toISOString();
const overview: CallAnswer<typeof getStoreOverview> = {
  totals: { views: 1200, favorites: 30, carts: 24, sales: 12, revenue: 768.4 },
  previousTotals: { views: 1000, favorites: 30, carts: 30, sales: 0, revenue: 0 },
  points: [{ date: thisHour, views: 1200, favorites: 30, carts: 24, sales: 12, revenue: 768.4 }],
  best: [
    {
      _id: coat._id,
      name: 'Coat',
      itemImg: '/images/x',
      views: 700,
      previousViews: 20,
      sales: 12,
      previousSales: 0,
      revenue: 768.4,
    },
  ],
  falling: [],
};

beforeAll(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  localStorage.setItem('authToken', 'a.b.c');
  fakeApi(session);
  startSession();
});

const open = (answer: object, more: Parameters<typeof fakeApi>[0] = {}) => {
  const requests = fakeApi({
    ...session,
    'GET /api/yourItems/get': [coat],
    'GET /api/storeOverviewLastDay': answer,
    'GET /api/storeOverviewLastMonth': answer,
    ...more,
  });
  renderPage(pages, '/ethereal/profile/item-analysis');
  return requests;
};
const measure = (name: string) => screen.findByRole('region', { name: `All items: ${name}` });

test('shows totals and changes of the store above its items, with a table behind each line', async () => {
  open(overview);
  const revenue = await measure('Revenue (Last Day)');
  within(revenue).getByText('$768.40', { selector: 'strong' });
  within(revenue).getByText('up from 0 the day before');
  within(await measure('Conversion (Last Day)')).getByText('1%', { selector: 'strong' });
  within(await measure('Views (Last Day)')).getByText('20% more than the day before');
  await userEvent.click(within(revenue).getByText('As a table'));
  expect(within(revenue).getAllByRole('row')).toHaveLength(26);
  expect(within(revenue).getAllByRole('cell', { name: '$768.40' })).toHaveLength(1);
  screen.getByRole('link', { name: 'Analyse this Item: Coat' });
  screen.getByText('No item was viewed less than the day before.');
  const best = screen.getByRole('region', { name: 'Best items (Last Day)' });
  await userEvent.click(within(best).getByRole('link', { name: /Coat.*\$768.40 · 12 sold · 700 views/ }));
  screen.getByText('Its dashboard');
});

test('shows the work of today above the charts, each figure with a link', async () => {
  const line = (status: string, actions: string[]) => ({
    productId: { _id: coat._id, name: 'Coat', price: 99, user: aUser._id, image1: '' },
    quantity: 1,
    price: 99,
    seller: aUser._id,
    sizeChosen: null,
    status,
    actions,
  });
  const order = (items: object[]) => ({
    _id: 'e'.repeat(24),
    buyer: 'f'.repeat(24),
    items,
    totalPrice: 99,
    createdAt: thisHour,
    userLocation: ADDRESS,
  });
  open(overview, {
    'GET /api/orders': ({ query }) => ({
      orders: [
        query.get('status') === 'Pending'
          ? order([line('Pending', ['set-status'])])
          : order([line('Handed', ['set-status'])]),
      ],
      nextCursor: null,
    }),
    'GET /api/stock': { stocks: [{ itemId: coat._id, stock: 3, reserved: 0 }] },
  });
  const today = within(await screen.findByRole('region', { name: 'Today' }));
  expect((await today.findByRole('link', { name: 'Orders to ship 1' })).getAttribute('href')).toBe(
    '/ethereal/profile/Orders?status=Pending',
  );
  await today.findByRole('link', { name: 'Returns to answer 0' });
  await today.findByRole('link', { name: 'Low or out of stock 1' });
  await today.findByText('$768.40');
});

test('requests another period, and exports the figures to a file', async () => {
  const requests = open(overview);
  await measure('Views (Last Day)');
  await userEvent.selectOptions(screen.getByLabelText('Filter by'), 'Month');
  await measure('Views (Last Month)');
  expect(
    requests
      .filter(({ path }) => path.includes('storeOverview'))
      .at(-1)
      ?.query.get('tz'),
  ).toBeTruthy();
  const files = savedFiles();
  await userEvent.click(screen.getByRole('button', { name: 'Download CSV' }));
  await waitFor(() => expect(files).toHaveLength(1));
  expect(await files[0]?.text()).toMatch(/^When,Views,Favorites,Carts,Sales,Revenue \(USD\),Conversion\r\n/);
  localStorage.removeItem('filterDate');
});

test('reports a part that cannot be loaded, and keeps the items', async () => {
  open(refusal(503, 'Away.'), { 'GET /api/stock': refusal(503, 'Away.') });
  await screen.findByRole('alert', undefined, { timeout: 10_000 });
  await screen.findByRole('link', { name: 'Low or out of stock –' }, { timeout: 10_000 });
  screen.getByRole('link', { name: 'Analyse this Item: Coat' });
});
