import { type Order, order as orderSchema } from '@ethereal/contracts/orders';
import { newId } from '@ethereal/service-kit/ids';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { location, startOrders } from '../testing/start-orders.ts';

let shop: Awaited<ReturnType<typeof startOrders>>;
const [ann, bob] = [newId(), newId()];
const [shirt, shoe] = [newId(), newId()];

beforeAll(async () => {
  shop = await startOrders();
  await shop.sell(shirt, { name: 'Shirt', priceCents: 1999, seller: ann, sizes: ['S', 'M'] });
  await shop.sell(shoe, { name: 'Shoe', priceCents: 5000, seller: bob, sizes: [] });
}, 60_000);
afterAll(() => shop?.close());

async function placed() {
  const user = newId();
  const call = shop.as(user);
  const { status, body } = await call('POST', '/api/submitOrder', {
    buyer: user,
    items: [
      { productId: shirt, quantity: 2, price: 19.99, seller: ann, sizeChosen: 'M' },
      { productId: shoe, quantity: 1, price: 50, seller: bob },
    ],
    totalPrice: 89.98,
    userLocation: location,
  });
  expect(status).toBe(201);
  const order = orderSchema.parse(body);
  const path = (product: string, what: string) => `/api/orders/${order._id}/items/${product}/${what}`;
  const set = (seller: string, product: string, to: string) =>
    shop.as(seller)('PATCH', path(product, 'updateStatus'), { status: to });
  return { user, call, order, path, set };
}
const received = (type: string, order: Order) =>
  shop.received.filter((event) => event.type === type && 'order' in event.data && event.data.order === order._id);
const lineOf = (order: Order, product: string) => order.items.find((item) => item.productId._id === product);

test('cancels a pending line once, for seller and counts too', async () => {
  const { user, call, order, path, set } = await placed();
  const first = await call('POST', path(shirt, 'cancel'), { reason: 'Ordered twice' });
  expect(first.status).toBe(200);
  const cancelled = orderSchema.parse(first.body.order);
  expect(cancelled.items).toHaveLength(2);
  expect(lineOf(cancelled, shirt)).toMatchObject({
    status: 'Cancelled',
    history: [{ status: 'Pending' }, { status: 'Cancelled', by: user, note: 'Ordered twice' }],
    actions: [],
  });
  expect((await call('POST', path(shirt, 'cancel'), {})).status).toBe(200);
  expect((await set(ann, shirt, 'Handed')).status).toBe(409);
  await vi.waitFor(() => {
    expect(received('order.line-cancelled', order)).toMatchObject([
      {
        subject: order._id,
        data: { item: shirt, seller: ann, by: user, quantity: 2, reason: 'Ordered twice' },
      },
    ]);
    expect(received('item.sale-reversed', order)).toMatchObject([
      { subject: shirt, data: { quantity: 2, priceCents: 1999, soldAt: order.createdAt } },
    ]);
  }, 10_000);
  expect(lineOf(cancelled, shoe)?.status).toBe('Pending');
});

test('cancels the items of an order that can still be cancelled', async () => {
  const { call, order, set } = await placed();
  const cancel = (by = call) => by('POST', `/api/orders/${order._id}/cancel`, { reason: 'Ordered twice' });
  expect((await cancel(shop.as(newId()))).status).toBe(403);
  await set(bob, shoe, 'Out for Shipping');
  const { status, body } = await cancel();
  expect([status, lineOf(body.order, shirt)?.status, lineOf(body.order, shoe)?.status]).toEqual([
    200,
    'Cancelled',
    'Out for Shipping',
  ]);
  expect(await cancel()).toMatchObject({
    status: 409,
    body: { code: 'TOO_LATE', message: 'No item of this order can be cancelled any more.' },
  });
});

test('shows carrier and tracking number of a shipped line to its buyer', async () => {
  const { call, order, path } = await placed();
  const shipment = { carrier: 'UPS', trackingNumber: '1Z 999' };
  const send = (body: object) => shop.as(ann)('PATCH', path(shirt, 'updateStatus'), body);
  expect((await send({ status: 'Pending', ...shipment })).status).toBe(400);
  expect((await send({ status: 'Out for Shipping', carrier: 'Pigeon' })).status).toBe(400);
  expect((await send({ status: 'Out for Shipping', ...shipment })).status).toBe(200);
  const seen = orderSchema.parse((await call('GET', `/api/orders/${order._id}`)).body);
  expect(lineOf(seen, shirt)?.shipment).toEqual(shipment);
  await vi.waitFor(
    () => expect(received('order.status-changed', order)).toMatchObject([{ data: { shipment } }]),
    10_000,
  );
});

test('moves a return through each step once, in this order only', async () => {
  const { user, call, order, path, set } = await placed();
  const answer = (state: string, note?: string) => shop.as(ann)('PATCH', path(shirt, 'return'), { state, note });
  expect((await call('POST', path(shirt, 'return'), { reason: 'Too small' })).status).toBe(409);
  await set(ann, shirt, 'Handed');
  expect((await answer('approved')).status).toBe(404);
  expect((await call('POST', path(shirt, 'return'), { reason: ' ' })).body.errors).toEqual({
    reason: 'Reason is required.',
  });
  const asked = await call('POST', path(shirt, 'return'), { reason: 'Too small' });
  expect([asked.status, lineOf(asked.body.order, shirt)]).toMatchObject([
    200,
    { status: 'Handed', return: { state: 'requested', reason: 'Too small' } },
  ]);
  expect((await answer('received')).status).toBe(409);
  expect((await answer('approved', 'Send it to us')).body.order.items[0].return).toMatchObject({
    state: 'approved',
    note: 'Send it to us',
  });
  expect((await answer('declined')).status).toBe(409);
  expect((await answer('received')).status).toBe(200);
  expect((await answer('received')).status).toBe(200);
  await vi.waitFor(() => {
    expect(received('order.return-changed', order)).toMatchObject([
      { data: { state: 'requested', seller: ann, buyer: user, reason: 'Too small' } },
      { data: { state: 'approved', note: 'Send it to us' } },
      { data: { state: 'received' } },
    ]);
    expect(received('item.sale-reversed', order)).toHaveLength(1);
  }, 10_000);
  expect(received('order.return-changed', order).at(-1)?.data).not.toHaveProperty('note');
  const seen = (await call('GET', `/api/ordersBuyer?buyerId=${user}`)).body.orders[0];
  expect(lineOf(seen, shirt)?.history?.map(({ status }) => status)).toEqual([
    'Pending',
    'Handed',
    'Return requested',
    'Return approved',
    'Return received',
  ]);
});

test("rejects another buyer's line and malformed input, and changes nothing", async () => {
  const { call, path, set } = await placed();
  await set(ann, shirt, 'Handed');
  for (const other of [shop.as(newId()), shop.as(bob)]) {
    expect((await other('POST', path(shirt, 'cancel'), {})).status).toBe(403);
    expect((await other('POST', path(shirt, 'return'), { reason: 'x' })).status).toBe(403);
    expect((await other('PATCH', path(shirt, 'return'), { state: 'approved' })).status).toBe(403);
  }
  expect((await call('PATCH', path(shirt, 'return'), { state: 'approved' })).status).toBe(403);
  expect((await shop.as(ann)('POST', path(shirt, 'return'), { reason: 'x' })).status).toBe(403);
  expect((await shop.anonymous('POST', path(shirt, 'cancel'), {})).status).toBe(401);
  expect((await call('POST', path(newId(), 'cancel'), {})).status).toBe(404);
  expect((await call('POST', path('nonsense', 'cancel'), {})).status).toBe(404);
  expect((await call('POST', path(shirt, 'cancel'), { why: 'x' })).status).toBe(400);
  expect((await call('POST', path(shirt, 'return'), { reason: 'x'.repeat(501) })).status).toBe(400);
  expect((await shop.as(ann)('PATCH', path(shirt, 'return'), { state: 'requested' })).status).toBe(400);
});

test('applies concurrent changes of a line one after the other', async () => {
  const { call, order, path, set } = await placed();
  await Promise.all([
    ...Array.from({ length: 4 }, () => call('POST', path(shirt, 'cancel'), {})),
    set(ann, shirt, 'Out for Shipping'),
  ]);
  await vi.waitFor(() => {
    const published = received('order.line-cancelled', order).length;
    expect(received('item.sale-reversed', order)).toHaveLength(published);
    expect(published).toBeLessThanOrEqual(1);
    expect(published + received('order.status-changed', order).length).toBeGreaterThanOrEqual(1);
  }, 10_000);
});

test('withdraws a return until its seller has answered it, once', async () => {
  const { user, call, order, path, set } = await placed();
  await set(ann, shirt, 'Handed');
  expect((await call('POST', path(shirt, 'return/withdraw'), {})).status).toBe(404);
  await call('POST', path(shirt, 'return'), { reason: 'Too small' });
  expect((await shop.as(ann)('POST', path(shirt, 'return/withdraw'), {})).status).toBe(403);
  for (let time = 0; time < 2; time += 1) {
    const { status, body } = await call('POST', path(shirt, 'return/withdraw'), {});
    expect({ status, state: body.order.items[0].return.state }).toEqual({ status: 200, state: 'withdrawn' });
  }
  expect((await call('POST', path(shirt, 'return'), { reason: 'Too small' })).status).toBe(409);
  expect((await shop.as(ann)('PATCH', path(shirt, 'return'), { state: 'approved' })).status).toBe(409);
  await vi.waitFor(() => {
    const changes = received('order.return-changed', order);
    expect(changes).toMatchObject([{ data: { state: 'requested' } }, { data: { state: 'withdrawn', by: user } }]);
  }, 10_000);
});

test("finds a seller's orders by state and words", async () => {
  const { order, set } = await placed();
  await set(ann, shirt, 'Handed');
  const found = async (seller: string, query: string) => {
    const { status, body } = await shop.as(seller)('GET', `/api/orders?sellerId=${seller}&${query}`);
    expect(status).toBe(200);
    return body.orders.map(({ _id }: Order) => _id).includes(order._id);
  };
  expect(await found(ann, 'status=Handed')).toBe(true);
  expect(await found(ann, 'status=Cancelled')).toBe(false);
  expect(await found(bob, 'status=Handed')).toBe(false);
  for (const word of ['SHIR', 'ada%20b', 'new%20york', `%23${order._id.slice(-8).toUpperCase()}`])
    expect(await found(ann, `search=${word}`), word).toBe(true);
  expect(await found(ann, 'search=Shoe')).toBe(false);
  expect(await found(ann, 'search=.*')).toBe(false);
  const bad = await shop.as(ann)('GET', `/api/orders?sellerId=${ann}&status=Lost`);
  expect(bad.status).toBe(400);
});
