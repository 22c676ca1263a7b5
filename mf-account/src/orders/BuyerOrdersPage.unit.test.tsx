import type { Order, OrderItem } from '@ethereal/contracts/orders';
import { useCartCount } from '@ethereal/shop-ui/cart/useCart.ts';
import { readPlacedOrder, storePlacedOrder } from '@ethereal/shop-ui/orders/placed-order.ts';
import { ADDRESS, aLine, anOrder, anOrderLine, PRODUCT as product } from '@ethereal/shop-ui/testing/fixtures.ts';
import { aUser, logIn, session } from '@ethereal/web-kit/testing/a-user.ts';
import { fakeApi, refusal } from '@ethereal/web-kit/testing/fake-api.ts';
import { renderPage } from '@ethereal/web-kit/testing/render-page.tsx';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, expect, test } from 'vitest';
import { BuyerOrdersPage } from './BuyerOrdersPage.tsx';

const at = '2026-11-21T10:00:00.000Z';
const orderWith = (change: Partial<OrderItem>) =>
  anOrder([anOrderLine({ quantity: 2, history: [{ status: 'Pending', at, by: aUser._id }], ...change })], {
    buyer: aUser._id,
    totalPrice: 80,
    userLocation: { ...ADDRESS, fullname: 'Ada' },
  });
const pages = [{ path: 'profile/BuyerOrderpage', element: <BuyerOrdersPage /> }];
const path = (what: string) => `/api/orders/${orderWith({})._id}/items/${product}/${what}`;
const show = (order: Order, more: Parameters<typeof fakeApi>[0] = {}) => {
  const requests = fakeApi({
    ...session,
    'GET /api/ordersBuyer': { orders: [order], nextCursor: null },
    ...more,
  });
  renderPage(pages, '/ethereal/profile/BuyerOrderpage');
  return requests;
};

beforeAll(logIn);

test('links a pending item to its page, and cancels it with a reason', async () => {
  const requests = show(orderWith({ actions: ['cancel'] }), {
    [`POST ${path('cancel')}`]: { order: orderWith({ status: 'Cancelled', actions: [] }) },
  });
  const link = await screen.findByRole('link', { name: 'Coat' });
  expect(link.getAttribute('href')).toBe(`/ethereal/categories/women/${product}`);
  await userEvent.click(screen.getByRole('button', { name: 'Cancel item: Coat' }));
  await userEvent.type(await screen.findByRole('textbox', { name: /Reason/ }), 'Ordered twice');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel item' }));
  expect(await screen.findByText('Cancelled', { selector: 'strong' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Cancel item: Coat' })).toBeNull();
  expect(requests.find(({ method }) => method === 'POST')?.body).toEqual({ reason: 'Ordered twice' });
});

test('requires a reason for a return; shows a refusal and reads the list again', async () => {
  const requests = show(orderWith({ status: 'Handed', actions: ['request-return'] }), {
    [`POST ${path('return')}`]: refusal(409, 'An item can be returned up to 14 days after it was handed over.'),
  });
  const lists = () => requests.filter((request) => request.path === '/api/ordersBuyer').length;
  await userEvent.click(await screen.findByRole('button', { name: 'Return item: Coat' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Return item' }));
  await screen.findByText('Reason is required.');
  await userEvent.type(screen.getByRole('textbox', { name: 'Reason' }), 'Too small');
  const before = lists();
  await userEvent.click(screen.getByRole('button', { name: 'Return item' }));
  await screen.findByText('An item can be returned up to 14 days after it was handed over.');
  expect(lists()).toBeGreaterThan(before);
});

test('shows a total of zero for a cancelled order, and buys its item again', async () => {
  const requests = show(
    orderWith({
      status: 'Cancelled',
      colorChosen: 'Navy',
      sizeChosen: 'M',
      actions: [],
      history: [{ status: 'Cancelled', at: '2026-03-03T12:00:00.000Z', by: aUser._id }],
    }),
    { 'POST /api/cart/add': { items: [] } },
  );
  const facts = await screen.findAllByRole('definition');
  expect(facts.slice(0, 2).map(({ textContent }) => textContent)).toEqual([
    '$0.00',
    '$80.00 ordered, $80.00 cancelled',
  ]);
  expect(screen.getByText(/^Delivery state:/).textContent).toMatch(/^Delivery state: Cancelled on March 3/);
  expect(screen.getByText('Quantity: 2 · Color: Navy · Size: M')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Buy again: Coat' }));
  await screen.findByText('Item added to cart');
  expect(screen.getByRole('link', { name: 'View cart' }).getAttribute('href')).toBe('/ethereal/cart');
  expect(requests.find((request) => request.path === '/api/cart/add')?.body).toEqual({
    productId: product,
    quantity: 1,
    colorChosen: 'Navy',
    sizeChosen: 'M',
  });
});

test('offers to buy no item again that is no longer sold', async () => {
  const gone = { _id: product, name: 'Coat', price: 40, user: 'd'.repeat(24), image1: '' };
  show(orderWith({ status: 'Handed', productId: gone, actions: [] }));
  await screen.findByText(/^Delivery state:/);
  expect(screen.queryByRole('button', { name: /^Buy again/ })).toBeNull();
});

test('thanks once for the order that was just placed, with its number, the mail and the next steps', async () => {
  storePlacedOrder(orderWith({})._id);
  show(orderWith({}));
  const thanks = await screen.findByRole('region', { name: `Thank you, ${aUser.fname}.` });
  expect(thanks.textContent).toContain(`Your order #BBD2D852 is in. A confirmation goes to ${aUser.email}.`);
  expect(within(thanks).getAllByRole('listitem')).toHaveLength(3);
  expect(thanks.textContent).toContain('You pay when it arrives.');
  cleanup();
  expect(readPlacedOrder()).toBeUndefined();
});

test('thanks for an order by card once it is paid', async () => {
  storePlacedOrder(orderWith({})._id);
  const byCard = (state: 'awaiting' | 'authorized') => ({
    ...orderWith({}),
    payment: { method: 'card' as const, state },
  });
  show(byCard('awaiting'));
  await screen.findByText('Awaiting payment');
  expect(screen.queryByRole('region', { name: /^Thank you/ })).toBeNull();
  cleanup();
  storePlacedOrder(orderWith({})._id);
  show(byCard('authorized'));
  const thanks = await screen.findByRole('region', { name: /^Thank you/ });
  expect(thanks.textContent).toContain('your card is charged');
  expect(thanks.textContent).not.toContain('You pay when it arrives.');
});

test('searches by item and state, and clears both', async () => {
  const requests = show(orderWith({}), {
    'GET /api/ordersBuyer': ({ query }) => ({
      orders: query.get('search') === 'hat' ? [] : [orderWith({})],
      nextCursor: null,
    }),
  });
  const lastQuery = () => requests.findLast((request) => request.path === '/api/ordersBuyer')?.query;
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'State' }), 'Pending');
  await waitFor(() => expect(lastQuery()?.get('status')).toBe('Pending'));
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search your orders' }), 'hat');
  expect(await screen.findByText('None of your orders matches what you look for.')).toBeDefined();
  expect(lastQuery()?.get('status')).toBe('Pending');
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(await screen.findByRole('link', { name: 'Coat' })).toBeDefined();
  expect(screen.getByRole('searchbox')).toHaveProperty('value', '');
  expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull();
});

test('names a line whose product is missing', async () => {
  const order = orderWith({});
  const orders = [{ ...order, items: [{ ...order.items[0], productId: null }] }];
  // No contract has a missing product; orders of older services may.
  fakeApi({ ...session, 'GET /api/ordersBuyer': () => Response.json({ orders, nextCursor: null }) });
  renderPage(pages, '/ethereal/profile/BuyerOrderpage');
  expect(await screen.findByText('Product details are not available')).toBeDefined();
});

const Count = () => <output aria-label="In the cart">{useCartCount()}</output>;

test('reads the cart until the lines of an order that was just paid have left it', async () => {
  let reads = 0;
  const payment = { method: 'card', state: 'authorized' } as const;
  fakeApi({
    ...session,
    'GET /api/ordersBuyer': {
      orders: [{ ...orderWith({}), createdAt: new Date().toISOString(), payment }],
      nextCursor: null,
    },
    'GET /api/cart': () => {
      reads += 1;
      return reads < 3 ? { items: [aLine(1)], total: 10 } : { items: [], total: 0 };
    },
  });
  const both = (
    <>
      <BuyerOrdersPage />
      <Count />
    </>
  );
  renderPage([{ path: 'profile/BuyerOrderpage', element: both }], '/ethereal/profile/BuyerOrderpage');
  await waitFor(() => expect(screen.getByLabelText('In the cart').textContent).toBe('1'));
  await waitFor(() => expect(screen.getByLabelText('In the cart').textContent).toBe('0'));
});
