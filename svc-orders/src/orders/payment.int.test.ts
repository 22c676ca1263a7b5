import { json } from 'node:stream/consumers';
import { type Payable, payable } from '@ethereal/contracts/payments';
import { newEvent } from '@ethereal/service-kit/events/event';
import { newId } from '@ethereal/service-kit/ids';
import { startServer } from '@ethereal/service-kit/testing/harness';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { location, startOrders } from '../testing/start-orders.ts';

const PAGE = 'http://bank.test/page';
let orders: Awaited<ReturnType<typeof startOrders>>;
let payments: Awaited<ReturnType<typeof startPayments>>;

/** Starts a stand-in of svc-payments that opens payment pages or does not answer. */
async function startPayments() {
  let fault: false | 'stopped' | 'hung' = false;
  const requests: string[] = [];
  const opened: Payable[] = [];
  let beforeAnswer = async (_order: string): Promise<void> => {};
  const { url, close } = await startServer(async (request, response) => {
    requests.push(`${request.method} ${request.url}`);
    if (fault === 'hung') return;
    if (fault === 'stopped') return void request.socket.destroy();
    const order = payable.parse(await json(request));
    const { orderId, expiresAt } = order;
    opened.push(order);
    await beforeAnswer(orderId);
    response.writeHead(201, { 'content-type': 'application/json' }).end(JSON.stringify({ url: PAGE, expiresAt }));
  });
  return {
    url,
    requests,
    opened,
    /** Does something with each order before its page is answered. */
    before: (work: typeof beforeAnswer) => {
      beforeAnswer = work;
    },
    fail: (how: typeof fault) => {
      fault = how;
    },
    close,
  };
}

beforeAll(async () => {
  payments = await startPayments();
  orders = await startOrders({ PAYMENTS_URL: payments.url });
});
afterAll(async () => {
  await orders?.close();
  payments?.close();
});

const PRICE = 20;

/** Creates a buyer with one unit in the cart of an item that has three, or that is not counted (`null`). */
async function shopper(units: number | null = 3) {
  const [item, seller, buyer] = [newId(), newId(), newId()];
  await orders.sell(item, { name: 'Coat', priceCents: PRICE * 100, seller, sizes: [] }, units);
  const asBuyer = orders.as(buyer);
  const asSeller = orders.as(seller);
  expect((await asBuyer('POST', '/api/cart/add', { productId: item, quantity: 1 })).status).toBe(200);
  const claim = (payment?: string) => ({
    buyer,
    totalPrice: PRICE,
    userLocation: location,
    ...(payment && { payment }),
    items: [{ productId: item, quantity: 1, price: PRICE, seller }],
  });
  const stock = async () => (await asSeller('GET', `/api/stock/${item}`)).body;
  const cart = async () => (await asBuyer('GET', '/api/cart')).body;
  const soldOf = (order: string) =>
    orders.received.filter(({ type, data }) => type === 'item.sold' && 'order' in data && data.order === order);
  return { item, seller, buyer, asBuyer, asSeller, claim, stock, cart, soldOf };
}

let version = 0;
async function report(
  order: string,
  buyer: string,
  type: 'payment.authorized' | 'payment.failed' | 'payment.released',
  state: string,
) {
  version += 1;
  const data = { order, buyer, version, state: state as 'authorized', cents: 1, items: [], refunds: [] };
  await orders.publish(newEvent({ type, source: 'svc-payments', subject: order, data }));
}

test('reserves the units of an order by card, and sells them once when its payment is authorized', async () => {
  const { buyer, item, asBuyer, asSeller, claim, stock, soldOf } = await shopper();
  const key = { 'Idempotency-Key': 'one' };
  const placed = await asBuyer('POST', '/api/submitOrder', claim('card'), key);
  expect(placed).toMatchObject({
    status: 201,
    body: { payment: { method: 'card', state: 'awaiting', url: PAGE }, items: [{ status: 'Pending' }] },
  });
  const { _id } = placed.body;
  expect((await asBuyer('POST', '/api/submitOrder', claim('card'), key)).body).toEqual(placed.body);
  const goods = { itemImg: expect.any(String), sizeChosen: null, quantity: 1 };
  expect(payments.opened.find(({ orderId }) => orderId === _id)?.lines).toMatchObject([{ name: 'Coat', goods }]);
  expect(await stock()).toEqual({ stock: 2, reserved: 1 });
  expect(soldOf(_id)).toEqual([]);
  expect((await asBuyer('GET', '/api/cart')).body.items).toHaveLength(1);
  const shipping = await asSeller('PATCH', `/api/orders/${_id}/items/${item}/updateStatus`, {
    status: 'Handed',
  });
  expect(shipping).toMatchObject({ status: 409, body: { code: 'PAYMENT_NOT_AUTHORIZED' } });

  for (let times = 0; times < 2; times++) await report(_id, buyer, 'payment.authorized', 'authorized');
  await vi.waitFor(() => expect(soldOf(_id)).toHaveLength(1), 10_000);
  await vi.waitFor(async () => expect(await stock()).toEqual({ stock: 2, reserved: 0 }), 10_000);
  await vi.waitFor(async () => expect((await asBuyer('GET', '/api/cart')).body.items).toEqual([]), 10_000);
  const { body } = await asBuyer('GET', `/api/ordersBuyer?buyerId=${buyer}`);
  expect(body.orders[0].payment).toEqual({ method: 'card', state: 'authorized' });
  const shipped = await asSeller('PATCH', `/api/orders/${_id}/items/${item}/updateStatus`, {
    status: 'Handed',
  });
  expect(shipped.status).toBe(200);
  const placedEvents = orders.received.filter(({ type, subject }) => type === 'order.placed' && subject === _id);
  expect(placedEvents).toMatchObject([{ data: { paidAt: expect.any(String) } }]);
  expect(soldOf(_id)).toHaveLength(1);
});

test('cancels an order that was not paid in time, and frees its units once', async () => {
  const { buyer, asBuyer, claim, stock, soldOf } = await shopper();
  const { _id } = (await asBuyer('POST', '/api/submitOrder', claim('card'))).body;
  expect(await stock()).toEqual({ stock: 2, reserved: 1 });
  await report(_id, buyer, 'payment.failed', 'failed');
  await report(_id, buyer, 'payment.failed', 'expired');
  await vi.waitFor(async () => expect(await stock()).toMatchObject({ stock: 3, reserved: 0 }), 10_000);
  const { body } = await asBuyer('GET', `/api/ordersBuyer?buyerId=${buyer}`);
  expect(body.orders[0]).toMatchObject({ items: [{ status: 'Cancelled' }], payment: { state: 'expired' } });
  expect(soldOf(_id)).toEqual([]);
  expect(
    orders.received.some(({ type, data }) => type === 'item.sale-reversed' && 'order' in data && data.order === _id),
  ).toBe(false);
});

test('frees the units of a line that is cancelled before it is paid, and does not sell its order', async () => {
  const { buyer, item, asBuyer, claim, stock, soldOf } = await shopper();
  const { _id } = (await asBuyer('POST', '/api/submitOrder', claim('card'))).body;
  expect((await asBuyer('POST', `/api/orders/${_id}/items/${item}/cancel`, {})).status).toBe(200);
  await vi.waitFor(async () => expect(await stock()).toMatchObject({ stock: 3, reserved: 0 }), 10_000);
  await report(_id, buyer, 'payment.authorized', 'authorized');
  await report(_id, buyer, 'payment.released', 'cancelled');
  await vi.waitFor(async () => {
    const { body } = await asBuyer('GET', `/api/ordersBuyer?buyerId=${buyer}`);
    expect(body.orders[0].payment).toEqual({ method: 'card', state: 'cancelled' });
  }, 10_000);
  expect(await stock()).toMatchObject({ stock: 3, reserved: 0 });
  expect(soldOf(_id)).toEqual([]);
  expect(orders.received.some(({ type, subject }) => type === 'order.placed' && subject === _id)).toBe(false);
});

test.each([
  ['stopped', 3],
  ['hung', 3],
  ['stopped', null],
] as const)(
  'answers within a second with payments %s, and places no order of an item with stock %s',
  async (how, units) => {
    const { buyer, asBuyer, claim, stock, cart } = await shopper(units);
    payments.fail(how);
    const pressedAt = performance.now();
    const refused = await asBuyer('POST', '/api/submitOrder', claim('card'));
    expect(performance.now() - pressedAt).toBeLessThan(1000);
    payments.fail(false);
    expect(refused).toMatchObject({
      status: 503,
      body: { message: 'Payment is unavailable. Your cart is kept.' },
    });
    expect(await stock()).toMatchObject({ stock: units, reserved: 0 });
    expect((await cart()).items).toHaveLength(1);
    expect((await asBuyer('GET', `/api/ordersBuyer?buyerId=${buyer}`)).body.orders).toEqual([]);
  },
);

test('places an order on delivery without a request to svc-payments', async () => {
  const { item, asBuyer, asSeller, claim } = await shopper();
  const before = payments.requests.length;
  const { status, body } = await asBuyer('POST', '/api/submitOrder', claim('on-delivery'));
  expect(status).toBe(201);
  expect(body.payment).toEqual({ method: 'on-delivery', state: 'due' });
  const handed = await asSeller('PATCH', `/api/orders/${body._id}/items/${item}/updateStatus`, {
    status: 'Handed',
  });
  expect(handed.body.order.payment).toEqual({ method: 'on-delivery', state: 'collected' });
  expect(payments.requests).toHaveLength(before);
});

test('sums the shipped lines of orders by card until they are cancelled', async () => {
  const { buyer, item, asBuyer, asSeller, claim } = await shopper();
  const { _id } = (await asBuyer('POST', '/api/submitOrder', claim('card'))).body;
  const delivered = (await asBuyer('POST', '/api/submitOrder', claim())).body._id;
  const totals = async (ids: string) => {
    const answer = await fetch(`${orders.url}/internal/orders/totals?ids=${ids}`);
    return { status: answer.status, body: await answer.json() };
  };
  const comesTo = (cents: number) => ({
    status: 200,
    body: { orders: [{ orderId: _id, cents, movedAt: expect.any(String) }] },
  });
  const ids = `${_id},${delivered},${newId()}`;
  expect(await totals(ids)).toEqual(comesTo(0));
  await report(_id, buyer, 'payment.authorized', 'authorized');
  const set = (status: string) => asSeller('PATCH', `/api/orders/${_id}/items/${item}/updateStatus`, { status });
  await vi.waitFor(async () => expect((await set('Out for Shipping')).status).toBe(200), 10_000);
  expect(await totals(ids)).toEqual(comesTo(PRICE * 100));
  await set('Pending');
  expect(await totals(ids)).toEqual(comesTo(PRICE * 100));
  await asSeller('POST', `/api/orders/${_id}/items/${item}/cancel`, {});
  expect(await totals(ids)).toEqual(comesTo(0));
  const many = Array.from({ length: 101 }, newId).join(',');
  for (const ids of ['', 'x', many, `${_id}&more=1`]) expect((await totals(ids)).status).toBe(400);
});

test('shows an order to its buyer and its seller only', async () => {
  const { buyer, asBuyer, asSeller, claim } = await shopper();
  const { _id } = (await asBuyer('POST', '/api/submitOrder', claim())).body;
  const path = `/api/orders/${_id}`;
  const { body } = await asBuyer('GET', `/api/ordersBuyer?buyerId=${buyer}`);
  expect(await asBuyer('GET', path)).toMatchObject({ status: 200, body: body.orders[0] });
  expect(await asSeller('GET', path)).toMatchObject({ status: 200, body: { _id, items: [{ quantity: 1 }] } });
  const stranger = orders.as(newId());
  expect((await stranger('GET', path)).status).toBe(403);
  expect((await stranger('GET', `/api/orders/${newId()}`)).status).toBe(404);
  expect((await stranger('GET', '/api/orders/x')).status).toBe(404);
});

test('rejects other payment methods and amounts from the client', async () => {
  const { asBuyer, claim } = await shopper();
  for (const more of [{ payment: 'gold' }, { totalCents: 1 }, { currency: 'EUR' }, { payment: null }])
    expect((await asBuyer('POST', '/api/submitOrder', { ...claim(), ...more })).status).toBe(400);
});

/** Makes a code for one use of the seller, and enters it in the buyer's cart. */
async function withCode({ asBuyer, asSeller }: Awaited<ReturnType<typeof shopper>>, percent: number) {
  const code = `C${newId().slice(5)}`.toUpperCase();
  const terms = { kind: 'percent', percent, maxUses: 1, oncePerPerson: true };
  expect((await asSeller('POST', '/api/codes', { code, ...terms })).status).toBe(201);
  expect((await asBuyer('POST', '/api/cart/code', { code })).status).toBe(200);
  const counts = async () => {
    const [{ uses, reserved }] = (await asSeller('GET', '/api/codes')).body.codes;
    return { uses, reserved };
  };
  return { code, counts };
}

// In shopware#8575 and saleor#8219 an order that is not paid uses a code up, or a payment in two steps uses it twice.
test('holds the use of a code until an order by card is paid, and gives it back when its time is over', async () => {
  const setup = await shopper();
  const { code, counts } = await withCode(setup, 10);
  const claim = { ...setup.claim('card'), totalPrice: PRICE * 0.9, codes: [code] };
  const placed = await setup.asBuyer('POST', '/api/submitOrder', claim);
  expect(placed.status, JSON.stringify(placed.body)).toBe(201);
  expect(await counts()).toEqual({ uses: 0, reserved: 1 });
  const other = newId();
  const refused = await orders.as(other)('POST', '/api/submitOrder', { ...claim, buyer: other });
  expect(refused.body.code).toBe('CODE_CHANGED');
  await report(placed.body._id, setup.buyer, 'payment.failed', 'expired');
  await vi.waitFor(async () => expect(await counts()).toEqual({ uses: 0, reserved: 0 }), 10_000);
  const again = await setup.asBuyer('POST', '/api/submitOrder', claim);
  expect(again.status).toBe(201);
  await report(again.body._id, setup.buyer, 'payment.authorized', 'authorized');
  await report(again.body._id, setup.buyer, 'payment.authorized', 'authorized');
  await vi.waitFor(async () => expect(await counts()).toEqual({ uses: 1, reserved: 0 }), 10_000);
});

test('applies no code to an order that is paid', async () => {
  const setup = await shopper();
  const { code, counts } = await withCode(setup, 10);
  const key = { 'Idempotency-Key': 'paid' };
  const placed = await setup.asBuyer('POST', '/api/submitOrder', setup.claim('card'), key);
  expect(placed.status, JSON.stringify(placed.body)).toBe(201);
  await report(placed.body._id, setup.buyer, 'payment.authorized', 'authorized');
  await vi.waitFor(() => expect(setup.soldOf(placed.body._id)).toHaveLength(1), 10_000);
  const reduced = { ...setup.claim('card'), totalPrice: PRICE * 0.9, codes: [code] };
  const again = await setup.asBuyer('POST', '/api/submitOrder', reduced, key);
  expect([again.status, again.body.code]).toEqual([409, 'IDEMPOTENCY_KEY_REUSED']);
  expect(await counts()).toEqual({ uses: 0, reserved: 0 });
  const { body } = await setup.asBuyer('GET', `/api/orders/${placed.body._id}`);
  expect(body.totalPrice).toBe(PRICE);
  expect(body.codes).toBeUndefined();
});

test('sells an order that costs nothing, although it is authorized before it is placed', async () => {
  const setup = await shopper();
  const { code, counts } = await withCode(setup, 100);
  payments.before((order) => report(order, setup.buyer, 'payment.authorized', 'authorized'));
  try {
    const claim = { ...setup.claim('card'), totalPrice: 0, codes: [code] };
    const placed = await setup.asBuyer('POST', '/api/submitOrder', claim);
    expect(placed.status, JSON.stringify(placed.body)).toBe(201);
    await vi.waitFor(() => expect(setup.soldOf(placed.body._id)).toHaveLength(1), 10_000);
    await vi.waitFor(async () => expect(await counts()).toEqual({ uses: 1, reserved: 0 }), 10_000);
    expect(setup.soldOf(placed.body._id)).toMatchObject([{ data: { paidCents: 0, discounts: { seller: 2000 } } }]);
  } finally {
    payments.before(async () => {});
  }
});
