import type { Order, OrderItem } from '@ethereal/contracts/orders';
import { ADDRESS } from '@ethereal/shop-ui/testing/fixtures.ts';
import { fakeApi } from '@ethereal/web-kit/testing/fake-api.ts';
import { renderPage } from '@ethereal/web-kit/testing/render-page.tsx';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, expect, test } from 'vitest';
import { logInWith, SUPPORT, sessionCalls } from '../testing/at-the-desk.ts';
import { OrdersPage } from './OrdersPage.tsx';

const id = (digit: string) => digit.repeat(24);
const [ORDER, PRODUCT, SELLER, LINE] = [id('a'), id('b'), id('c'), id('d')];
const lineOf = (lineId: string, sizeChosen: 'M' | 'L'): OrderItem => ({
  productId: { _id: PRODUCT, name: 'Coat', price: 40, user: SELLER, image1: '' },
  lineId,
  quantity: 1,
  price: 40,
  seller: SELLER,
  sizeChosen,
  status: 'Pending',
  actions: ['cancel'],
});
const order: Order = {
  _id: ORDER,
  buyer: id('e'),
  items: [lineOf(PRODUCT, 'M'), lineOf(LINE, 'L')],
  totalPrice: 80,
  userLocation: ADDRESS,
  createdAt: '2026-11-21T10:00:00.000Z',
};
// No test waits for the first load of the dialog, which takes seconds on a busy machine.
beforeAll(() => import('../acts/ReasonDialog.tsx'), 60_000);

test('acts on the chosen line alone when an order has several lines of one item', async () => {
  await logInWith(SUPPORT);
  const cancel = `/api/orders/${ORDER}/items/${PRODUCT}/cancel`;
  const requests = fakeApi({
    ...sessionCalls,
    'GET /api/desk/orders': { orders: [order], nextCursor: null },
    [`POST ${cancel}`]: { order },
  });
  renderPage([{ path: 'desk/orders', element: <OrdersPage /> }], '/ethereal/desk/orders');
  const [, second] = await screen.findAllByRole('button', { name: 'Cancel item: Coat' });
  if (second) await userEvent.click(second);
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByLabelText(/^Reason/), 'Wrong size');
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel item' }));
  await waitFor(() =>
    expect(requests.find(({ path }) => path === cancel)?.body).toEqual({
      reason: 'Wrong size',
      lineId: LINE,
    }),
  );
});

const show = (search: string) =>
  renderPage([{ path: 'desk/orders', element: <OrdersPage /> }], `/ethereal/desk/orders?find=${search}`);

test('shows the payment of an order, what is left of its total, and the refund of a line', async () => {
  await logInWith(SUPPORT);
  const [first, second] = order.items;
  const cancelled = { ...second, status: 'Cancelled', refundedCents: 4000, actions: [] };
  const paid = { ...order, items: [{ ...first, status: 'Handed' }, cancelled] };
  const orders = [{ ...paid, payment: { method: 'card', state: 'partly-refunded' } }];
  fakeApi({ ...sessionCalls, 'GET /api/desk/orders': { orders, nextCursor: null } });
  show('');
  const shown = within(await screen.findByRole('article', { name: `Order ${ORDER}` }));
  expect(shown.getByText('$40.00')).toBeDefined();
  expect(shown.getByText('$80.00 ordered, $40.00 cancelled')).toBeDefined();
  expect(shown.getByText('Card')).toBeDefined();
  expect(shown.getByText('Paid')).toBeDefined();
  expect(shown.getByText('Refund of $40.00')).toBeDefined();
});

test('keeps the direction of the sentence around an address in right-to-left letters', async () => {
  await logInWith(SUPPORT);
  const orders = [{ ...order, userLocation: { ...ADDRESS, fullname: 'ليلى' } }];
  fakeApi({ ...sessionCalls, 'GET /api/desk/orders': { orders, nextCursor: null } });
  show('');
  const sentence = await screen.findByText(/· buyer/);
  expect(sentence.dir).toBe('');
  expect(sentence.querySelector('bdi')?.textContent).toBe('ليلى, 31 Mercer Street, New York, NY');
});

test('leads from the email of a buyer, which no order has, to their orders', async () => {
  await logInWith(SUPPORT);
  const clara = {
    _id: id('e'),
    email: 'clara@x.test',
    fname: 'Clara',
    lname: 'W',
    roles: [],
    createdAt: order.createdAt,
  };
  fakeApi({
    ...sessionCalls,
    'GET /api/desk/orders': { orders: [], nextCursor: null },
    'GET /api/desk/people': { people: [clara], nextCursor: null },
  });
  show('clara@x.test');
  expect(await screen.findByText('Choose a buyer above.')).toBeDefined();
  const link = screen.getByRole('link', { name: 'Clara W (clara@x.test)' });
  expect(link.getAttribute('href')).toBe(`/ethereal/desk/orders?find=${clara._id}`);
});
