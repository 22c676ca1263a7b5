import { newId } from '@ethereal/service-kit/ids';
import { type Collection, MongoClient } from 'mongodb';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startPayments } from '../testing/start-payments.ts';
import type { Intent } from './intent.ts';

const SUCCEEDS = '4000 0000 0000 0077';
/** Time to pay an order of these tests, whose first request has the moment of its begin. */
const TIME_TO_PAY_MS = 30 * 60_000;

let shop: Awaited<ReturnType<typeof startPayments>>;
beforeAll(async () => {
  shop = await startPayments();
});
afterAll(() => shop?.close());

type Order = ReturnType<typeof shop.order>;

const open = (order: Order) => shop.session(order);
const paymentOf = async (order: Order, user = order.buyer) =>
  (await shop.call('GET', `/api/payments/${order.orderId}`, user)).body;
const cancel = (order: Order, at: number) => Object.assign(order.lines[at] ?? {}, { cancelled: true });

test('answers method and state of an order on delivery without a call to the bank', async () => {
  const order = Object.assign(shop.order(1999), { method: 'on-delivery', state: 'due' });
  expect(await paymentOf(order)).toEqual({
    orderId: order.orderId,
    method: 'on-delivery',
    state: 'due',
    currency: 'USD',
    totalCents: 1999,
    authorizedCents: 0,
    capturedCents: 0,
    refundedCents: 0,
    history: [],
  });
  expect(await open(order)).toMatchObject({ status: 409, body: { code: 'NOT_BY_CARD' } });
});

test('omits a line that was just cancelled, before and after its event', async () => {
  const order = shop.order(1000, 500);
  const whole = (await open(order)).body.url;
  cancel(order, 0);
  const { status, body } = await open(order);
  expect(status).toBe(201);
  expect(body.url).not.toBe(whole);
  expect(await (await fetch(body.url)).text()).toContain('Pay $5.00 to Ethereal.');
  await shop.pay(body.url, SUCCEEDS);
  await vi.waitFor(
    async () => expect(await paymentOf(order)).toMatchObject({ state: 'authorized', authorizedCents: 500 }),
    10_000,
  );
  await vi.waitFor(async () => expect((await fetch(whole)).status).toBe(410), 10_000);
});

test('rejects the payment of an order whose lines are all cancelled, on an open or a new page', async () => {
  const order = shop.order(1000, 500);
  const page = (await open(order)).body.url;
  cancel(order, 0);
  cancel(order, 1);
  expect(await open(order)).toMatchObject({ status: 410, body: { code: 'EXPIRED' } });
  expect((await shop.pay(page, SUCCEEDS)).status).toBe(410);
  expect(await paymentOf(order)).toMatchObject({ state: 'cancelled', authorizedCents: 0 });
  await vi.waitFor(
    () =>
      expect(shop.received.filter(({ subject }) => subject === order.orderId)).toMatchObject([
        { type: 'payment.failed', data: { state: 'cancelled' } },
      ]),
    10_000,
  );
});

/** Changes stored payments without the service. */
async function changeIntents(change: (intents: Collection<Intent>) => Promise<unknown>): Promise<void> {
  const { MONGODB_URL = '', MONGODB_DATABASE } = shop.env;
  const client = await new MongoClient(MONGODB_URL).connect();
  await change(client.db(MONGODB_DATABASE).collection<Intent>('intents'));
  await client.close();
}

/** Restores the state of a service that was killed between the provider's answer to a further request and its write. */
const loseAnswer = ({ orderId: _id, expiresAt }: Order) =>
  changeIntents(async (intents) => {
    const { cents = 0, parts = [] } = (await intents.findOne({ _id }))?.sessions[0] ?? {};
    const at = new Date(Date.parse(expiresAt ?? '') - TIME_TO_PAY_MS);
    const request = { key: `${_id}:session:1:${cents}:${at.getTime()}`, cents, parts, at };
    await intents.updateOne({ _id }, { $set: { sessions: [], pageRequests: [request] } });
  });

test('requests the same page again when its answer was lost', async () => {
  const order = shop.order(1000);
  const { url } = (await open(order)).body;
  await loseAnswer(order);
  expect((await open(order)).body.url).toBe(url);
  await shop.pay(url, SUCCEEDS);
  await vi.waitFor(async () => expect((await paymentOf(order)).state).toBe('authorized'), 10_000);
});

test('opens the same page again when the service was killed before it stored the payment', async () => {
  const order = shop.order(1000);
  const { url } = (await shop.page(order)).body;
  await changeIntents((intents) => intents.deleteOne({ _id: order.orderId }));
  expect((await shop.page(order)).body.url).toBe(url);
  expect((await open(order)).body.url).toBe(url);
  await shop.pay(url, SUCCEEDS);
  await vi.waitFor(async () => expect((await paymentOf(order)).state).toBe('authorized'), 10_000);
});

test('closes a page whose answer was lost together with its order', async () => {
  const order = shop.order(1000, 500);
  const { url } = (await open(order)).body;
  await loseAnswer(order);
  cancel(order, 0);
  const other = (await open(order)).body.url;
  expect(other).not.toBe(url);
  await shop.pay(other, SUCCEEDS);
  await vi.waitFor(async () => expect((await fetch(url)).status).toBe(410), 10_000);
  expect(await paymentOf(order)).toMatchObject({ state: 'authorized', authorizedCents: 500 });
});

test('rejects a page for an expired order', async () => {
  const order = Object.assign(shop.order(1000), { expiresAt: new Date(Date.now() - 1000).toISOString() });
  expect(await open(order)).toMatchObject({ status: 410, body: { code: 'EXPIRED' } });
});

test('releases the authorization of a second open page', async () => {
  const order = shop.order(1000, 500);
  const first = (await open(order)).body.url;
  cancel(order, 0);
  const second = (await open(order)).body.url;
  await Promise.all([shop.pay(first, SUCCEEDS), shop.pay(second, SUCCEEDS)]);
  await vi.waitFor(async () => expect((await paymentOf(order)).state).toBe('authorized'), 10_000);
  const types = (await paymentOf(order)).history.map(({ type }: { type: string }) => type);
  expect(types.filter((type: string) => type === 'authorized')).toHaveLength(1);
});

test('answers 404 for malformed ids and 400 for malformed cursors, uncached', async () => {
  const user = newId();
  for (const [method, path, status] of [
    ['GET', '/api/payments/x', 404],
    ['POST', '/api/payments/x/session', 404],
    ['GET', `/api/payments/${newId()}0`, 404],
    ['GET', '/api/payouts/x.csv', 404],
    ['GET', `/api/payouts/${newId()}.csv`, 404],
    ['GET', '/api/payouts?cursor=x', 400],
    ['GET', `/api/payouts?cursor=${'x'.repeat(600)}`, 400],
    ['GET', '/api/payouts?limit=0', 400],
    ['GET', '/api/payouts', 200],
  ] as const) {
    const answer = await shop.call(method, path, user);
    expect([path, answer.status]).toEqual([path, status]);
    expect([path, answer.headers.get('cache-control')]).toEqual([path, 'no-store']);
  }
});

test('keeps the commission of an order through capture and refund', async () => {
  const order = shop.order(1000);
  const [line] = order.lines;
  const balance = async () => (await shop.call('GET', '/api/payouts', line?.seller)).body;
  await shop.pay((await open(order)).body.url, SUCCEEDS);
  await vi.waitFor(async () => expect((await paymentOf(order)).state).toBe('authorized'), 10_000);
  await shop.moved(order, 0, 'Out for Shipping');
  await vi.waitFor(async () => expect((await balance()).pendingCents).toBe(900), 10_000);
  await shop.restart({ COMMISSION_BASIS_POINTS: '2500' });
  await shop.returned(order, 0);
  await vi.waitFor(async () => expect((await paymentOf(order)).state).toBe('refunded'), 10_000);
  expect(await balance()).toMatchObject({ pendingCents: 0, payableCents: 0, paidCents: 0 });
});
