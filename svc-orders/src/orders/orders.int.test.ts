import { order as orderSchema } from '@ethereal/contracts/orders';
import { newId } from '@ethereal/service-kit/ids';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { location, startOrders } from '../testing/start-orders.ts';

let shop: Awaited<ReturnType<typeof startOrders>>;
const [ann, bob] = [newId(), newId()];
const [shirt, shoe, gone] = [newId(), newId(), newId()];

beforeAll(async () => {
  shop = await startOrders();
  await shop.publishItem(gone, 1, { name: 'Gone', priceCents: 100, seller: bob, sizes: [] });
  await shop.unpublishItem(gone, 2);
  await shop.sell(shirt, { name: 'Shirt', priceCents: 1999, seller: ann, sizes: ['S', 'M'] });
  await shop.sell(shoe, { name: 'Shoe', priceCents: 5000, seller: bob, sizes: [] });
}, 60_000);
afterAll(() => shop?.close());

const shirtLine = { productId: shirt, quantity: 2, price: 19.99, seller: ann };
const shoeLine = { productId: shoe, quantity: 1, price: 50, seller: bob };
const claimOf = (buyer: string) => ({
  buyer,
  items: [shirtLine, shoeLine],
  totalPrice: 89.98,
  userLocation: location,
});

async function buyerWithCart() {
  const user = newId();
  const call = shop.as(user);
  await call('POST', '/api/cart/add', { productId: shirt, quantity: 2, sizeChosen: 'M' });
  await call('POST', '/api/cart/add', { productId: shoe, quantity: 1 });
  return { user, call, claim: claimOf(user) };
}
const submit = (call: ReturnType<typeof shop.as>, claim: unknown, key?: string) =>
  call('POST', '/api/submitOrder', claim, key ? { 'idempotency-key': key } : {});
const ordersOf = async (user: string) => (await shop.as(user)('GET', `/api/ordersBuyer?buyerId=${user}`)).body.orders;

describe('placing an order', () => {
  test('stores the bought lines, empties the cart, publishes each line and the order', async () => {
    const { user, call, claim } = await buyerWithCart();
    const { status, body } = await submit(call, claim);
    expect(status).toBe(201);
    const order = orderSchema.parse(body);
    expect(order).toMatchObject({
      buyer: user,
      totalPrice: 89.98,
      userLocation: location,
      items: [
        {
          productId: { _id: shirt, name: 'Shirt' },
          quantity: 2,
          price: 19.99,
          seller: ann,
          sizeChosen: 'M',
          status: 'Pending',
        },
        { productId: { _id: shoe }, quantity: 1, price: 50, seller: bob, status: 'Pending' },
      ],
    });
    expect((await call('GET', '/api/cart')).body.items).toEqual([]);
    await vi.waitFor(() => {
      const published = shop.received.filter((event) => event.type === 'item.sold' && event.data.order === order._id);
      expect(published).toMatchObject([
        { subject: shirt, data: { quantity: 2, priceCents: 1999, buyer: user } },
        { subject: shoe, data: { quantity: 1, priceCents: 5000, buyer: user } },
      ]);
      expect(
        shop.received.filter((event) => event.type === 'order.placed' && event.subject === order._id),
      ).toMatchObject([{ data: { totalCents: 8998, buyer: user } }]);
    }, 10_000);
  });

  test('places one order per key, for repeated and concurrent requests', async () => {
    const { user, call, claim } = await buyerWithCart();
    const answers = await Promise.all(Array.from({ length: 6 }, () => submit(call, claim, 'key-1')));
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(201));
    expect(new Set(answers.map(({ body }) => body._id)).size).toBe(1);
    expect(await ordersOf(user)).toHaveLength(1);
    const other = await submit(call, { ...claim, items: [shoeLine], totalPrice: 50 }, 'key-1');
    expect(other.status).toBe(409);
    expect(await ordersOf(user)).toHaveLength(1);
  });

  test('stores the default address for the next order', async () => {
    const { call, claim } = await buyerWithCart();
    expect((await call('GET', '/api/address')).body).toEqual({ address: null });
    await submit(call, { ...claim, userLocation: { ...location, defaultAddress: true } });
    expect((await call('GET', '/api/address')).body.address).toMatchObject(location);
  });
});

describe('an outdated request', () => {
  test.each([
    ['a price', { items: [{ ...shirtLine, price: 1 }, shoeLine], totalPrice: 52 }, shirt],
    ['a seller', { items: [{ ...shirtLine, seller: bob }, shoeLine] }, shirt],
    ['the total', { totalPrice: 1 }, 'totalPrice'],
    [
      'an item no longer sold',
      { items: [{ productId: gone, quantity: 1, price: 1, seller: bob }], totalPrice: 1 },
      gone,
    ],
    [
      'an unknown item',
      { items: [{ productId: 'f'.repeat(24), quantity: 1, price: 1, seller: bob }], totalPrice: 1 },
      'f'.repeat(24),
    ],
  ])('rejects %s', async (_what, change, named) => {
    const { user, call, claim } = await buyerWithCart();
    const { status, body } = await submit(call, { ...claim, ...change });
    expect(status).toBe(409);
    expect(Object.keys(body.errors)).toEqual([named]);
    expect(await ordersOf(user)).toEqual([]);
    expect((await call('GET', '/api/cart')).body.items).toHaveLength(2);
  });
});

describe('a malformed request', () => {
  const line = (change: object) => ({ items: [{ ...shirtLine, ...change }] });
  const place = (change: object) => ({ userLocation: { ...location, ...change } });
  const faults: [what: string, change: object][] = [
    ['an empty order', { items: [] }],
    ...[0, -1, 1.5, 11, '1e9', 2 ** 53].map((quantity): [string, object] => [
      `the quantity ${quantity}`,
      line({ quantity }),
    ]),
    ['a malformed product id', line({ productId: 'x' })],
    ['a size that the item does not have', { items: [{ ...shirtLine, sizeChosen: 'L' }], totalPrice: 39.98 }],
    ['the same item twice', { items: [shirtLine, shirtLine], totalPrice: 79.96 }],
    ['a state outside the list', place({ state: 'TX' })],
    ['another country', place({ country: 'Canada' })],
    ['a bad zip code', place({ zipcode: '1234' })],
    ['a text of 10 kB', place({ address: 'x'.repeat(10_000) })],
    ['an unknown field', { coupon: 'FREE' }],
    ['an unknown field of the address', place({ planet: 'Mars' })],
    ['operators', { items: { $gt: '' } }],
  ];
  test.each(faults)('rejects %s', async (_what, change) => {
    const { user, call, claim } = await buyerWithCart();
    const { status, body } = await submit(call, { ...claim, ...change });
    expect(status).toBe(400);
    expect(Object.keys(body.errors).length).toBeGreaterThan(0);
    expect(await ordersOf(user)).toEqual([]);
  });

  test('names the empty order in the response', async () => {
    const { call, claim } = await buyerWithCart();
    expect((await submit(call, { ...claim, items: [], totalPrice: 0 })).body.message).toBe('Your cart is empty');
  });

  test("rejects orders for another buyer, and reads of other people's orders", async () => {
    const { user, call, claim } = await buyerWithCart();
    const stranger = newId();
    const asStranger = shop.as(stranger);
    expect((await submit(asStranger, claim)).status).toBe(403);
    const { body: order } = await submit(call, claim);
    expect((await asStranger('GET', `/api/ordersBuyer?buyerId=${user}`)).status).toBe(403);
    expect((await asStranger('GET', `/api/orders?sellerId=${ann}`)).status).toBe(403);
    const path = (product: string) => `/api/orders/${order._id}/items/${product}/updateStatus`;
    for (const other of [asStranger, call, shop.as(bob)])
      expect((await other('PATCH', path(shirt), { status: 'Handed' })).status).toBe(403);
    expect((await shop.as(ann)('PATCH', path(newId()), { status: 'Handed' })).status).toBe(404);
    expect(
      (
        await shop.as(ann)('PATCH', `/api/orders/${newId()}/items/${shirt}/updateStatus`, {
          status: 'Handed',
        })
      ).status,
    ).toBe(404);
    expect((await shop.as(ann)('PATCH', path(shirt), { status: 'Lost' })).status).toBe(400);
    expect((await ordersOf(user))[0].items.map((item: { status: string }) => item.status)).toEqual([
      'Pending',
      'Pending',
    ]);
  });
});

test('shows a seller only their own items, and their status to the buyer', async () => {
  const { user, call, claim } = await buyerWithCart();
  const { body: order } = await submit(call, claim);
  const seen = (await shop.as(ann)('GET', `/api/orders?sellerId=${ann}&limit=1`)).body.orders[0];
  expect(seen._id).toBe(order._id);
  expect(seen.items.map((item: { seller: string }) => item.seller)).toEqual([ann]);
  const changed = await shop.as(ann)('PATCH', `/api/orders/${order._id}/items/${shirt}/updateStatus`, {
    status: 'Out for Shipping',
  });
  expect(changed.status).toBe(200);
  expect(changed.body.order.items).toMatchObject([{ status: 'Out for Shipping' }]);
  expect((await ordersOf(user))[0].items).toMatchObject([{ status: 'Out for Shipping' }, { status: 'Pending' }]);
  await vi.waitFor(() => {
    const published = shop.received.filter(
      (event) => event.type === 'order.status-changed' && event.subject === order._id,
    );
    expect(published).toMatchObject([
      { data: { item: shirt, itemName: 'Shirt', status: 'Out for Shipping', buyer: user, sizeChosen: 'M' } },
    ]);
  }, 10_000);
});

test('lists every order once over all pages, newest first', async () => {
  const user = newId();
  const call = shop.as(user);
  const claim = { ...claimOf(user), items: [shoeLine], totalPrice: 50 };
  for (let at = 0; at < 5; at++) expect((await submit(call, claim)).status).toBe(201);
  const ids: string[] = [];
  let cursor = '';
  do {
    const { body } = await call('GET', `/api/ordersBuyer?buyerId=${user}&limit=2&cursor=${cursor}`);
    ids.push(...body.orders.map((order: { _id: string }) => order._id));
    cursor = body.nextCursor ?? '';
  } while (cursor);
  expect(ids).toHaveLength(5);
  expect(ids).toEqual((await ordersOf(user)).map((order: { _id: string }) => order._id));
  for (const bad of ['cursor=nonsense', 'limit=1e9', 'limit=0', 'limit=61', 'buyerId[$ne]=x'])
    expect((await call('GET', `/api/ordersBuyer?buyerId=${user}&${bad}`)).status, bad).toBe(400);
});
