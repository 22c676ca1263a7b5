import { type Order, order as orderSchema } from '@ethereal/contracts/orders';
import type { Role } from '@ethereal/contracts/roles';
import { newId } from '@ethereal/service-kit/ids';
import { createReadableLog } from '@ethereal/service-kit/testing/readable-log';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { location, startOrders } from '../testing/start-orders.ts';

let shop: Awaited<ReturnType<typeof startOrders>>;
const log = createReadableLog();
const [ann, operator, support] = [newId(), newId(), newId()];
const shirt = newId();
const as = (role: Role, mfa = true) => shop.as(role === 'operator' ? operator : support, { roles: [role], mfa });

beforeAll(async () => {
  shop = await startOrders({}, log.logger);
  await shop.sell(shirt, { name: 'Shirt', priceCents: 1999, seller: ann, sizes: ['S', 'M'] });
}, 60_000);
afterAll(() => shop?.close());

async function placed(fullname = 'Ada Buyer') {
  const user = newId();
  const { status, body } = await shop.as(user)('POST', '/api/submitOrder', {
    buyer: user,
    items: [{ productId: shirt, quantity: 2, price: 19.99, seller: ann, sizeChosen: 'M' }],
    totalPrice: 39.98,
    userLocation: { ...location, fullname },
  });
  expect(status).toBe(201);
  const order = orderSchema.parse(body);
  const path = (what: string) => `/api/orders/${order._id}/items/${shirt}/${what}`;
  const set = (to: string) => shop.as(ann)('PATCH', path('updateStatus'), { status: to });
  return { user, order, path, set };
}
const received = (type: string, { _id }: Order) =>
  shop.received.filter((event) => event.type === type && 'order' in event.data && event.data.order === _id);
const find = (search: string, role: Role = 'support') =>
  as(role)('GET', `/api/desk/orders?search=${encodeURIComponent(search)}`);
const idsOf = ({ body }: { body: { orders: Order[] } }) => body.orders.map(({ _id }) => _id);

describe('GET /api/desk/orders', () => {
  test.each<[string, number, string | undefined, () => ReturnType<typeof shop.as>]>([
    ['a visitor', 401, 'UNAUTHENTICATED', () => shop.anonymous],
    ['a user without a role', 403, 'FORBIDDEN', () => shop.as(newId())],
    ['a seller without a role', 403, 'FORBIDDEN', () => shop.as(ann)],
    ['support without a second factor', 403, 'SECOND_FACTOR_REQUIRED', () => as('support', false)],
    ['an operator without a second factor', 403, 'SECOND_FACTOR_REQUIRED', () => as('operator', false)],
    ['support', 200, undefined, () => as('support')],
    ['an operator', 200, undefined, () => as('operator')],
  ])('answers %s with %d', async (_who, status, code, caller) => {
    const { body, ...answer } = await caller()('GET', '/api/desk/orders');
    expect([answer.status, body.code]).toEqual([status, code]);
  });

  test('finds orders by id, number, buyer and name in any case', async () => {
    const { user, order } = await placed('Zoë Quilliam-Ortega');
    const { order: other } = await placed('Zoë Other');
    const number = `#${order._id.slice(-8).toUpperCase()}`;
    const words = ['zoë ORTEGA', 'ortega  zoe', order._id.toUpperCase(), number, number.slice(1)];
    for (const search of [...words, user, `${user} quilliam`])
      expect(idsOf(await find(search)), search).toEqual([order._id]);
    expect(idsOf(await find('zoë'))).toEqual([other._id, order._id]);
    expect(idsOf(await find('zoë nobody'))).toEqual([]);
  });

  test('lists whole orders with history and payment, uncached', async () => {
    const { order, set } = await placed('Whole Life');
    await set('Handed');
    const { body, headers } = await find('whole life');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(orderSchema.parse(body.orders[0])).toMatchObject({
      _id: order._id,
      userLocation: { fullname: 'Whole Life' },
      totalPrice: 39.98,
      payment: { method: 'on-delivery', state: 'collected' },
      items: [
        {
          history: [{ status: 'Pending' }, { status: 'Handed', by: ann }],
          actions: ['request-return'],
        },
      ],
    });
    expect(body.nextCursor).toBeNull();
  });

  test.each(['.*', 'A.a', '^Ada', '(', '[', '\\', '$'])('searches for %j as text, not as a pattern', async (search) => {
    await placed();
    const { status, body } = await find(search);
    expect([status, body.orders]).toEqual([200, []]);
  });

  test.each(['search='.padEnd(208, 'x'), 'cursor=none', 'search[$ne]=1', 'search=a&search=b', 'state=open'])(
    '?%s is refused',
    async (query) => {
      expect((await as('support')('GET', `/api/desk/orders?${query}`)).status).toBe(400);
    },
  );

  test('lists each order once over all pages', async () => {
    const made: string[] = [];
    for (let count = 0; count < 26; count++) made.unshift((await placed('Page Turner')).order._id);
    const first = await find('turner');
    expect(first.body.orders).toHaveLength(24);
    const cursor = encodeURIComponent(first.body.nextCursor);
    const next = await as('support')('GET', `/api/desk/orders?search=turner&cursor=${cursor}`);
    expect([...idsOf(first), ...idsOf(next)]).toEqual(made);
    expect(next.body.nextCursor).toBeNull();
  });
});

describe.each([['operator'], ['support']] as const)('acting on behalf of buyer and seller, %s', (role) => {
  const by = role === 'operator' ? operator : support;

  test('cancels with a reason when buyer or seller may', async () => {
    const { order, path, set } = await placed();
    await set('Out for Shipping');
    for (const body of [{}, { reason: ' ' }, { reason: 'x'.repeat(501) }])
      expect((await as(role)('POST', path('cancel'), body)).status, JSON.stringify(body)).toBe(400);
    const { status, body } = await as(role)('POST', path('cancel'), { reason: 'Lost on its way' });
    expect(status).toBe(200);
    const [line] = orderSchema.parse(body.order).items;
    expect(line?.history?.at(-1)).toMatchObject({ status: 'Cancelled', by, note: 'Lost on its way' });
    await vi.waitFor(() => {
      const published = received('order.line-cancelled', order);
      expect(published).toMatchObject([{ data: { by, reason: 'Lost on its way', seller: ann, quantity: 2 } }]);
      expect(received('item.sale-reversed', order)).toHaveLength(1);
    }, 10_000);
    expect(log.trail().filter(({ audit, user }) => audit === 'order.helped' && user === by)).toContainEqual(
      expect.objectContaining({ order: order._id, item: shirt, step: 'cancel', reason: 'Lost on its way' }),
    );
  });

  test('applies the rules of buyer and seller', async () => {
    const { path, set } = await placed();
    await set('Handed');
    const late = await as(role)('POST', path('cancel'), { reason: 'Too late' });
    expect([late.status, late.body.code]).toEqual([409, 'TOO_LATE']);
    const early = await as(role)('PATCH', path('return'), { state: 'approved', reason: 'Sent back' });
    expect(early.status).toBe(404);
  });

  test('requests and answers a return, each with a reason', async () => {
    const { user, order, path, set } = await placed();
    await set('Handed');
    expect((await as(role)('POST', path('return'), {})).status).toBe(400);
    expect((await as(role)('POST', path('return'), { reason: 'Torn' })).status).toBe(200);
    const answer = (body: object) => as(role)('PATCH', path('return'), body);
    expect((await answer({ state: 'approved' })).status).toBe(400);
    expect((await answer({ state: 'received', reason: 'Not yet' })).status).toBe(409);
    expect((await answer({ state: 'approved', reason: 'Seller is away' })).status).toBe(200);
    const { body } = await answer({ state: 'received', reason: 'It is with us' });
    expect(body.order.items[0].history.slice(-3)).toMatchObject([
      { status: 'Return requested', by, note: 'Torn' },
      { status: 'Return approved', by, note: 'Seller is away' },
      { status: 'Return received', by, note: 'It is with us' },
    ]);
    await vi.waitFor(() => {
      const published = received('order.return-changed', order);
      expect(published.map(({ data }) => data)).toMatchObject([
        { state: 'requested', by, buyer: user, seller: ann },
        { state: 'approved', by, note: 'Seller is away' },
        { state: 'received', by },
      ]);
    }, 10_000);
  });

  test('rejects a status, an unknown order and an unknown line', async () => {
    const { path } = await placed();
    expect((await as(role)('PATCH', path('updateStatus'), { status: 'Handed' })).status).toBe(403);
    for (const where of [
      `/api/orders/${newId()}/items/${shirt}/cancel`,
      path('cancel').replace(shirt, newId()),
      path('cancel').replace(shirt, 'none'),
    ])
      expect((await as(role)('POST', where, { reason: 'Gone' })).status, where).toBe(404);
  });

  test('requires a second factor', async () => {
    const { path } = await placed();
    const { status, body } = await as(role, false)('POST', path('cancel'), { reason: 'Lost' });
    expect([status, body.code]).toEqual([403, 'SECOND_FACTOR_REQUIRED']);
  });
});

test("rejects other people, and a seller's reason with an answer", async () => {
  const { user, path, set } = await placed();
  expect((await shop.anonymous('POST', path('cancel'), { reason: 'Mine' })).status).toBe(401);
  for (const [what, method, body] of [
    ['cancel', 'POST', { reason: 'Mine' }],
    ['return', 'POST', { reason: 'Mine' }],
    ['return', 'PATCH', { state: 'approved', reason: 'Mine' }],
  ] as const)
    expect((await shop.as(newId())(method, path(what), body)).status, `${method} ${what}`).toBe(403);
  await set('Handed');
  await shop.as(user)('POST', path('return'), { reason: 'Torn' });
  const answered = await shop.as(ann)('PATCH', path('return'), { state: 'approved', reason: 'Mine' });
  expect([answered.status, answered.body.errors]).toEqual([400, { reason: 'This field is not known.' }]);
});

test('requires no reason from an operator who is the buyer or seller', async () => {
  const seller = newId();
  const item = newId();
  await shop.sell(item, { name: 'Ring', priceCents: 1000, seller, sizes: [] });
  const buyer = shop.as(operator, { roles: ['operator'] });
  const claim = {
    buyer: operator,
    totalPrice: 10,
    userLocation: location,
    items: [{ productId: item, quantity: 1, price: 10, seller }],
  };
  const { body: order } = await buyer('POST', '/api/submitOrder', claim);
  expect((await buyer('POST', `/api/orders/${order._id}/items/${item}/cancel`, {})).status).toBe(200);
});
