import type { Order, OrderItem } from '@ethereal/contracts/orders';
import { ADDRESS, anOrder, anOrderLine, ORDER as id, PRODUCT as product } from '@ethereal/shop-ui/testing/fixtures.ts';
import { aUser, logIn, session } from '@ethereal/web-kit/testing/a-user.ts';
import { fakeApi, refusal } from '@ethereal/web-kit/testing/fake-api.ts';
import { renderPage } from '@ethereal/web-kit/testing/render-page.tsx';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, expect, test } from 'vitest';
import { OrderPage } from './OrderPage.tsx';

const at = '2026-11-21T10:00:00.000Z';
const lineOf = (lineId: string, change: Partial<OrderItem> = {}) =>
  anOrderLine({ lineId, history: [{ status: 'Pending', at, by: aUser._id }], ...change });
const orderOf = (items: OrderItem[]) =>
  anOrder(items, { buyer: aUser._id, totalPrice: 120, userLocation: { ...ADDRESS, fullname: 'Ada Byron' } });
const aPayment = {
  orderId: id,
  method: 'card',
  state: 'partly-captured',
  currency: 'USD',
  totalCents: 8000,
  authorizedCents: 8000,
  capturedCents: 4000,
  refundedCents: 0,
};
const show = (order: Order, more: Parameters<typeof fakeApi>[0] = {}) => {
  const requests = fakeApi({ ...session, [`GET /api/orders/${id}`]: order, ...more });
  renderPage(
    [{ path: 'profile/BuyerOrderpage/:orderId', element: <OrderPage /> }],
    `/ethereal/profile/BuyerOrderpage/${id}`,
  );
  return requests;
};

beforeAll(logIn);

test('shows number, address, payment, and until when a line can be returned', async () => {
  const returnUntil = '2026-12-05T10:00:00.000Z';
  show(orderOf([lineOf('1'.repeat(24), { status: 'Handed', returnUntil, actions: ['request-return'] })]));
  expect(await screen.findByRole('heading', { name: 'Order #BBD2D852' })).toBeDefined();
  expect(screen.getByText('Ada Byron, 31 Mercer Street, New York, NY 10013')).toBeDefined();
  expect(screen.getByText('On delivery')).toBeDefined();
  expect(screen.getByRole('region', { name: 'Returns' }).textContent).toContain('Coat: until December 5, 2026');
  expect(screen.queryByText(/^Arrives/)).toBeNull();
});

test.each([
  ['an item without a review', [], 'Write a review: Coat'],
  ['a reviewed item', [{ _id: product, mayEdit: true }], 'Edit your review: Coat'],
  ['an item whose review the shop has hidden', [{ _id: product, mayEdit: false }], undefined],
])('offers for %s what the buyer can do', async (_case, items, name) => {
  const requests = show(orderOf([lineOf('1'.repeat(24), { status: 'Handed' })]), {
    'GET /api/reviewed-items': { items },
  });
  await waitFor(() => expect(requests.some(({ path }) => path === '/api/reviewed-items')).toBe(true));
  const links = () => screen.queryAllByRole('link', { name: /review/ });
  await waitFor(() => expect(links().map((link) => link.getAttribute('aria-label'))).toEqual(name ? [name] : []));
  if (name) expect(links()[0]?.getAttribute('href')).toBe(`/ethereal/categories/women/${product}#write-review`);
});

test('offers no review of an own item', async () => {
  const requests = show(orderOf([lineOf('1'.repeat(24), { status: 'Handed', seller: aUser._id })]));
  await screen.findByRole('heading', { name: 'Order #BBD2D852' });
  expect(requests.some(({ path }) => path === '/api/reviewed-items')).toBe(false);
  expect(screen.queryByRole('link', { name: /review/ })).toBeNull();
});

test.each([
  ['seller', 'declined', 'Worn'],
  ['shop', 'approved', 'Torn on arrival'],
] as const)('shows the note with which the %s %s a return', async (who, state, note) => {
  const line = lineOf('1'.repeat(24), { status: 'Handed' });
  const by = who === 'seller' ? line.seller : 'e'.repeat(24);
  const history = [{ status: `Return ${state}` as const, at, by, note }];
  show(orderOf([{ ...line, history, return: { state, reason: 'Torn', requestedAt: at, note } }]));
  expect((await screen.findByText(`Note of the ${who}:`, { exact: false })).textContent).toContain(note);
  expect(screen.queryAllByText('Do you see it differently?', { exact: false })).toHaveLength(who === 'seller' ? 1 : 0);
});

test('shows when each line arrives, as promised with the order, and that a late one was due', async () => {
  const delivery = { from: '2082-12-02', to: '2082-12-04' };
  const past = { from: '2020-12-02', to: '2020-12-04' };
  const never = { from: '2082-12-07', to: '2082-12-09' };
  const cancelled = lineOf('2'.repeat(24), { status: 'Cancelled', delivery: never });
  const late = lineOf('3'.repeat(24), { status: 'Out for Shipping', delivery: past });
  show(orderOf([lineOf('1'.repeat(24), { delivery }), cancelled, late]));
  expect(await screen.findByText('Arrives Wed, Dec 2 – Fri, Dec 4')).toBeDefined();
  expect(screen.getByText('Was due Wed, Dec 2 – Fri, Dec 4')).toBeDefined();
  expect(screen.getAllByText(/^Arrives/)).toHaveLength(1);
});

test('shows a card as paid only for what is charged', async () => {
  const shipped = lineOf('1'.repeat(24), { status: 'Out for Shipping' });
  const order = orderOf([shipped, lineOf('2'.repeat(24))]);
  show({ ...order, payment: { method: 'card', state: 'partly-captured' } });
  expect(await screen.findByText('Partly charged, the rest when it ships')).toBeDefined();
  expect(screen.queryByText('Paid')).toBeNull();
});

test('shows the payment of each of two sizes of an item in its own history', async () => {
  const [medium, large] = ['1'.repeat(24), '2'.repeat(24)];
  const captured = { at, type: 'captured', cents: 4000, productId: product, lineId: large };
  show(
    { ...orderOf([lineOf(medium), lineOf(large)]), payment: { method: 'card', state: 'partly-captured' } },
    { [`GET /api/payments/${id}`]: { ...aPayment, history: [{ at, type: 'authorized', cents: 8000 }, captured] } },
  );
  const [first, second] = (await screen.findAllByText('History')).map((summary) => summary.parentElement);
  if (!first || !second) throw new Error('Two histories are expected.');
  await userEvent.click(within(first).getByText('History'));
  await within(first).findByText('Card approved');
  expect(within(first).queryByText('Charged $40.00')).toBeNull();
  await userEvent.click(within(second).getByText('History'));
  expect(await within(second).findByText('Charged $40.00')).toBeDefined();
});

test('cancels one of two sizes of an item, and a part of its quantity', async () => {
  const [medium, large] = ['1'.repeat(24), '2'.repeat(24)];
  const items = [
    lineOf(medium, { sizeChosen: 'M', actions: ['cancel'] }),
    lineOf(large, { sizeChosen: 'L', quantity: 3, actions: ['cancel'] }),
  ];
  const path = `/api/orders/${id}/items/${product}/cancel`;
  const requests = show(orderOf(items), { [`POST ${path}`]: { order: orderOf(items) } });
  const [, second] = await screen.findAllByRole('button', { name: 'Cancel item: Coat' });
  await userEvent.click(second as HTMLElement);
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.selectOptions(dialog.getByLabelText('How many'), '1');
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel item' }));
  expect(await screen.findByText('Item cancelled')).toBeDefined();
  expect(requests.find((request) => request.path === path)?.body).toEqual({ lineId: large, quantity: 1 });
});

test.each([
  ['Cancelled', 'Cancel order', 'Cancel all 3 items? Nothing is charged for them.', 'Order cancelled'],
  ['Handed', 'Cancel 3 items', 'Cancel 3 items? The others are shipped already.', '3 items cancelled'],
] as const)(
  'cancels what is left beside a line that is %s, after a confirmation that counts it',
  async (status, name, question, done) => {
    const items = [
      lineOf('1'.repeat(24), { actions: ['cancel'] }),
      lineOf('2'.repeat(24), { actions: ['cancel'], quantity: 2 }),
      lineOf('3'.repeat(24), { status }),
    ];
    const path = `/api/orders/${id}/cancel`;
    const requests = show(orderOf(items), { [`POST ${path}`]: { order: orderOf(items) } });
    await userEvent.click(await screen.findByRole('button', { name }));
    await screen.findByText(question);
    await userEvent.click(screen.getByRole('button', { name: 'Yes' }));
    expect(await screen.findByText(done)).toBeDefined();
    expect(requests.filter((request) => request.path === path)).toHaveLength(1);
  },
);

test('attributes a step to the shop that neither buyer nor seller made', async () => {
  const by = ['Pending', 'Out for Shipping', 'Cancelled'] as const;
  const ids = [aUser._id, 'd'.repeat(24), 'e'.repeat(24)];
  const history = by.map((status, step) => ({ status, at, by: ids[step] ?? '' }));
  show(orderOf([lineOf('1'.repeat(24), { status: 'Cancelled', history })]));
  await userEvent.click(await screen.findByText('History'));
  expect(screen.getAllByText(/, by /).map(({ textContent }) => textContent?.split(', by ')[1])).toEqual([
    'you',
    'the seller',
    'the shop',
  ]);
});

test('requires a reason for a return, from a list or typed', async () => {
  const line = lineOf('1'.repeat(24), { status: 'Handed', actions: ['request-return'] });
  const path = `/api/orders/${id}/items/${product}/return`;
  const requests = show(orderOf([line]), { [`POST ${path}`]: { order: orderOf([line]) } });
  await userEvent.click(await screen.findByRole('button', { name: 'Return item: Coat' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Too small' }));
  await userEvent.click(screen.getByRole('button', { name: 'Return item' }));
  expect(await screen.findByText('Return requested')).toBeDefined();
  expect(requests.find((request) => request.path === path)?.body).toEqual({
    lineId: line.lineId,
    reason: 'Too small',
  });
});

test('keeps the typed reason after a failure, and repeats the request under the same key', async () => {
  const line = lineOf('1'.repeat(24), { actions: ['cancel'] });
  const path = `/api/orders/${id}/items/${product}/cancel`;
  let answer: object = refusal(503, 'The service is away.');
  const requests = show(orderOf([line]), { [`POST ${path}`]: () => answer });
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel item: Coat' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByLabelText(/^Reason/), 'Ordered twice');
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel item' }));
  expect(await screen.findByText('The service is away.')).toBeDefined();
  expect(dialog.getByLabelText(/^Reason/)).toHaveProperty('value', 'Ordered twice');
  answer = { order: orderOf([lineOf('1'.repeat(24), { status: 'Cancelled' })]) };
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel item' }));
  expect(await screen.findByText('Item cancelled')).toBeDefined();
  expect(screen.queryByRole('dialog')).toBeNull();
  const sent = requests.filter((request) => request.path === path);
  expect(sent.map(({ body }) => body)).toEqual(Array(2).fill({ lineId: line.lineId, reason: 'Ordered twice' }));
  expect(new Set(sent.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1);
});

test('closes the dialog of an action that the line no longer allows', async () => {
  const path = `/api/orders/${id}/items/${product}/cancel`;
  const open = orderOf([lineOf('1'.repeat(24), { actions: ['cancel'] })]);
  const shipped = orderOf([lineOf('1'.repeat(24), { status: 'Out for Shipping' })]);
  let isShipped = false;
  show(open, {
    [`GET /api/orders/${id}`]: () => (isShipped ? shipped : open),
    [`POST ${path}`]() {
      isShipped = true;
      return refusal(409, 'The item is on its way: only its seller can cancel it now.');
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel item: Coat' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel item' }));
  expect(await screen.findByText('The item is on its way: only its seller can cancel it now.')).toBeDefined();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('shows where to send an approved return, and who pays for the parcel', async () => {
  const approved = { state: 'approved', reason: 'Too small', requestedAt: at, sendTo: '1 Depot Road, Albany' } as const;
  const [own, sellers, open] = ['1', '2', '3'].map((digit) => digit.repeat(24));
  show(
    orderOf([
      lineOf(own ?? '', { status: 'Handed', return: { ...approved, paidBy: 'buyer' } }),
      lineOf(sellers ?? '', { status: 'Handed', return: { ...approved, paidBy: 'seller' } }),
      lineOf(open ?? '', { status: 'Handed', return: { ...approved, state: 'requested' } }),
    ]),
  );
  expect(await screen.findAllByText('1 Depot Road, Albany')).toHaveLength(2);
  expect(screen.getByText('You pay for the parcel.')).toBeDefined();
  expect(screen.getByText('The seller pays for the parcel.')).toBeDefined();
});

test('withdraws a requested return after a confirmation', async () => {
  const asked = { state: 'requested', reason: 'Too small', requestedAt: at } as const;
  const line = lineOf('1'.repeat(24), { status: 'Handed', return: asked });
  const withdrawn = orderOf([{ ...line, return: { ...asked, state: 'withdrawn' } }]);
  const path = `/api/orders/${id}/items/${product}/return/withdraw`;
  const requests = show(orderOf([line]), { [`POST ${path}`]: { order: withdrawn } });
  await userEvent.click(await screen.findByRole('button', { name: 'Withdraw return: Coat' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Yes' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Withdraw return: Coat' })).toBeNull());
  expect(requests.find((request) => request.path === path)?.body).toEqual({ lineId: line.lineId });
});

test('shows an unknown order as not found', async () => {
  fakeApi({ ...session, [`GET /api/orders/${id}`]: () => refusal(404, 'There is no such order.') });
  renderPage(
    [{ path: 'profile/BuyerOrderpage/:orderId', element: <OrderPage /> }],
    `/ethereal/profile/BuyerOrderpage/${id}`,
  );
  expect(await screen.findByRole('heading', { name: 'Page not found', level: 2 })).toBeDefined();
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
});

test('shows that the name of a seller is a link', async () => {
  const line = lineOf('1'.repeat(24));
  const since = '2026-01-01T00:00:00.000Z';
  const seller = { _id: line.seller, name: 'Juniper', about: '', picture: null, since, items: 1, rating: null };
  show(orderOf([line]), { [`GET /api/sellers/${line.seller}`]: seller });
  expect((await screen.findByRole('link', { name: 'Juniper' })).className).toContain('underlined');
});
