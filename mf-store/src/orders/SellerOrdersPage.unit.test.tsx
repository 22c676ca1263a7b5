import type { Order } from '@ethereal/contracts/orders';
import { anOrder, anOrderLine, PRODUCT as product } from '@ethereal/shop-ui/testing/fixtures.ts';
import { Link } from '@ethereal/web-kit/router.ts';
import { aUser, logIn, session } from '@ethereal/web-kit/testing/a-user.ts';
import { type FakeRequest, fakeApi } from '@ethereal/web-kit/testing/fake-api.ts';
import { renderPage } from '@ethereal/web-kit/testing/render-page.tsx';
import { savedFiles } from '@ethereal/web-kit/testing/saved-files.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, expect, test, vi } from 'vitest';
import { StoreDay } from '../analysis/day/StoreDay.tsx';
import { SellerOrdersPage } from './SellerOrdersPage.tsx';

const buyer = 'b'.repeat(24);
const at = '2026-11-21T10:00:00.000Z';
const order = anOrder(
  [
    anOrderLine({
      quantity: 2,
      seller: aUser._id,
      sizeChosen: 'M',
      status: 'Handed',
      history: [
        { status: 'Pending', at, by: buyer },
        { status: 'Handed', at, by: aUser._id },
        { status: 'Return requested', at, by: buyer, note: 'Too small' },
      ],
      return: { state: 'requested', reason: 'Too small', requestedAt: at },
      actions: ['set-status', 'approve-return', 'decline-return'],
    }),
  ],
  { buyer, totalPrice: 130 },
);
const pages = [{ path: 'profile/Orders', element: <SellerOrdersPage /> }];
const show = (more: Parameters<typeof fakeApi>[0] = {}): FakeRequest[] => {
  const requests = fakeApi({ ...session, 'GET /api/orders': { orders: [order], nextCursor: null }, ...more });
  renderPage(pages, '/ethereal/profile/Orders');
  return requests;
};

beforeAll(logIn);

test('shows number, recipient and address of an order with the sum of the own lines alone', async () => {
  show();
  const card = within(await screen.findByRole('article', { name: `Order ${order._id}` }));
  expect(card.getByRole('heading', { name: 'Order #BBD2D852' })).toBeDefined();
  const facts = card.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(facts).toEqual(['Clara Whitfield', '$80.00', '31 Mercer Street, New York', order._id, buyer]);
  const address = card.getByText(/Phone: 212 555 0100/);
  expect(address.tagName).toBe('ADDRESS');
  for (const words of ['Clara Whitfield', 'New York, NY 10013']) expect(address.textContent).toContain(words);
});

test('offers only the actions that are possible now, with the history', async () => {
  const after: Order = structuredClone(order);
  Object.assign(after.items[0] ?? {}, {
    return: { state: 'approved', reason: 'Too small', requestedAt: at },
    actions: ['set-status', 'receive-return'],
  });
  const path = `/api/orders/${order._id}/items/${product}/return`;
  const requests = show({ [`PATCH ${path}`]: { order: after } });
  const approve = await screen.findByRole('button', { name: 'Approve return: Coat' });
  expect(screen.queryByRole('button', { name: /^Cancel item/ })).toBeNull();
  await userEvent.click(screen.getByText('History'));
  expect(screen.getAllByText(/by (you|the buyer)$/)).toHaveLength(3);
  await userEvent.click(approve);
  fireEvent.change(await screen.findByRole('textbox', { name: /Note/ }), { target: { value: 'Send it back' } });
  await userEvent.click(screen.getByRole('button', { name: 'Approve return' }));
  await screen.findByText('Address is required.');
  const sendTo = '1 Depot Road, Albany, NY 12207';
  fireEvent.change(screen.getByLabelText('Where to send it'), { target: { value: sendTo } });
  await userEvent.click(screen.getByRole('button', { name: 'Approve return' }));
  await screen.findByRole('button', { name: 'Mark return as received: Coat' });
  expect(screen.queryByRole('button', { name: 'Approve return: Coat' })).toBeNull();
  expect(requests.find((request) => request.path === path)?.body).toEqual({
    state: 'approved',
    note: 'Send it back',
    sendTo,
    // The buyer returned it because it is too small.
    paidBy: 'buyer',
  });
});

test('changes an order after the work of the day was shown', async () => {
  const after: Order = structuredClone(order);
  Object.assign(after.items[0] ?? {}, {
    return: { state: 'declined', reason: 'Too small', requestedAt: at },
    actions: ['set-status'],
  });
  fakeApi({
    ...session,
    'GET /api/orders': { orders: [order], nextCursor: null },
    [`PATCH /api/orders/${order._id}/items/${product}/return`]: { order: after },
  });
  const day = (
    <>
      <StoreDay />
      <Link to="/ethereal/profile/Orders">Orders</Link>
    </>
  );
  renderPage([{ path: 'profile/item-analysis', element: day }, ...pages], '/ethereal/profile/item-analysis');
  await screen.findByRole('link', { name: /Returns to answer\s*1/ });
  await userEvent.click(screen.getByRole('link', { name: 'Orders' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Decline return: Coat' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Decline return' }));
  expect(await screen.findByText('Return declined')).toBeDefined();
  expect(screen.queryByText('That did not work. Please try again.')).toBeNull();
});

test('subtracts a cancelled line with the discount that the shop bears', async () => {
  const cancelled: Order = structuredClone(order);
  Object.assign(cancelled.items[0] ?? {}, {
    status: 'Cancelled',
    discounts: { seller: 800, shop: 800 },
    paidCents: 6400,
    return: undefined,
    actions: [],
  });
  show({ 'GET /api/orders': { orders: [cancelled], nextCursor: null } });
  const card = within(await screen.findByRole('article', { name: `Order ${order._id}` }));
  const facts = card.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(facts.slice(1, 3)).toEqual(['$0.00', '$72.00 ordered, $72.00 cancelled']);
});

test('narrows the list by status and search', async () => {
  const requests = show({
    'GET /api/orders': ({ query }) =>
      query.get('search') ? { orders: [], nextCursor: null } : { orders: [order], nextCursor: null },
  });
  await userEvent.selectOptions(await screen.findByLabelText('Status'), 'Handed');
  await waitFor(() => expect(requests.at(-1)?.query.get('status')).toBe('Handed'));
  await userEvent.type(screen.getByLabelText('Search orders'), 'hat');
  await screen.findByText('None of your orders matches what you look for.');
  expect(screen.getByText('No orders found.')).toBeDefined();
  expect(requests.at(-1)?.query.get('search')).toBe('hat');
});

test('keeps the search when nothing matches, and follows a link to another order', async () => {
  const requests = fakeApi({
    ...session,
    'GET /api/orders': ({ query }) => ({
      orders: query.get('search') === 'AAAA1111' ? [] : [order],
      nextCursor: null,
    }),
  });
  const element = (
    <>
      <Link to="/ethereal/profile/Orders?search=BBD2D852">New order</Link>
      <SellerOrdersPage />
    </>
  );
  renderPage([{ path: 'profile/Orders', element }], '/ethereal/profile/Orders?search=AAAA1111');
  await screen.findByText('None of your orders matches what you look for.');
  const field = screen.getByRole('searchbox', { name: 'Search orders' });
  await userEvent.click(screen.getByRole('link', { name: 'New order' }));
  await screen.findByRole('article', { name: `Order ${order._id}` });
  expect(field).toHaveProperty('value', 'BBD2D852');
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  await waitFor(() => expect(field).toHaveProperty('value', ''));
  expect(screen.getByRole('searchbox', { name: 'Search orders' })).toBe(field);
  expect(requests.at(-1)?.query.get('search')).toBeNull();
});

test('exports all orders of the filter to one file', async () => {
  const saved = savedFiles();
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  show({
    'GET /api/orders': ({ query }) => ({
      orders: [order],
      nextCursor: query.get('limit') === '60' && !query.get('cursor') ? 'more' : null,
    }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Export CSV' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect((await saved[0]?.text())?.split('\r\n')).toHaveLength(4);
  click.mockRestore();
});

test('prints a packing slip without prices', async () => {
  let printed = '';
  window.print = () => {
    printed = document.querySelector('[data-print-sheet]')?.textContent ?? '';
    window.dispatchEvent(new Event('afterprint'));
  };
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Packing slip' }));
  await waitFor(() => expect(printed).toContain('Packing slip #BBD2D852'));
  expect(printed).toContain('Clara Whitfield');
  expect(printed).not.toContain('$');
  expect(document.querySelector('[data-print-sheet]')).toBeNull();
});
