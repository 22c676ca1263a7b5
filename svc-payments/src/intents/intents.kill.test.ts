import { newEvent } from '@ethereal/service-kit/events/event';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startPayments } from '../testing/start-payments.ts';

const CARD = '4000 0000 0000 0077';
/** Maximum time for two starts of the service on a busy machine, in milliseconds. */
const TIMEOUT_MS = 90_000;

/** The service of this process accepts payments; processes that kill themselves move the money. */
let shop: Awaited<ReturnType<typeof startPayments>>;
beforeAll(async () => {
  // After a restart the bank's reports go to the former address, so that the service asks the bank.
  shop = await startPayments({ WEBHOOK_PATIENCE_MS: '300' });
}, TIMEOUT_MS);
afterAll(() => shop?.close());

type Order = ReturnType<typeof shop.order>;

const paymentOf = async ({ orderId, buyer }: Order) => (await shop.call('GET', `/api/payments/${orderId}`, buyer)).body;
const untilState = (order: Order, state: string) =>
  vi.waitFor(async () => expect((await paymentOf(order)).state).toBe(state), { timeout: TIMEOUT_MS, interval: 100 });

async function authorized(...cents: number[]): Promise<Order> {
  const order = shop.order(...cents);
  await shop.pay((await shop.session(order)).body.url, CARD);
  await untilState(order, 'authorized');
  return order;
}

async function cancelled({ orderId, buyer, lines: [line] }: Order): Promise<void> {
  const { productId: item = '', seller = '', cents: priceCents = 0 } = line ?? {};
  const data = { order: orderId, buyer, item, seller, itemName: 'Coat', quantity: 1, priceCents, by: buyer };
  await shop.publish(newEvent({ source: 'svc-orders', subject: orderId, type: 'order.line-cancelled', data }));
}

/** Causes a change while only a process runs that kills itself at a step of it, and starts the service again. */
const killedAt = (step: string, cause: () => Promise<void>) =>
  shop.without(async () => {
    const killed = shop.dieAt(step);
    await cause();
    await killed;
  });

/** Checks that ledger, bank and order agree on what a buyer paid. `before` is the balance at the bank before. */
async function expectExact(order: Order, { before, cents }: { before: number; cents: number }): Promise<void> {
  const { capturedCents, refundedCents } = await paymentOf(order);
  expect([capturedCents - refundedCents, (await shop.bankBalance()) - before]).toEqual([cents, cents]);
  shop.comesTo(order, cents);
  const { code, differences } = await shop.reconcile();
  expect([code, differences]).toEqual([0, expect.objectContaining({ ledger: 0, provider: 0 })]);
}

const MOVES = ['move-line is stored', 'start is stored', 'finish is stored'];
const around = (steps: readonly string[]) => steps.flatMap((step) => [`before ${step}`, `after ${step}`]);

test.each(around([...MOVES, 'the capture', 'the capture is booked']))(
  'captures a shipped line once when killed %s',
  async (step) => {
    const before = await shop.bankBalance();
    const order = await authorized(700, 300);
    await killedAt(step, () => shop.moved(order, 0, 'Out for Shipping'));
    await untilState(order, 'partly-captured');
    await expectExact(order, { before, cents: 700 });
  },
  2 * TIMEOUT_MS,
);

test.each(around([...MOVES, 'the refund', 'the refund is booked']))(
  'refunds a returned line once when killed %s',
  async (step) => {
    const before = await shop.bankBalance();
    const order = await authorized(700, 300);
    for (const at of [0, 1]) await shop.moved(order, at, 'Handed');
    await untilState(order, 'captured');
    await killedAt(step, () => shop.returned(order, 0));
    await untilState(order, 'partly-refunded');
    await expectExact(order, { before, cents: 300 });
  },
  2 * TIMEOUT_MS,
);

test.each(around(['move-line is stored', 'release-line is stored', 'the release', 'finish-release is stored']))(
  'releases a cancelled order once when killed %s',
  async (step) => {
    const before = await shop.bankBalance();
    const order = await authorized(700);
    await killedAt(step, () => cancelled(order));
    await untilState(order, 'cancelled');
    await expectExact(order, { before, cents: 0 });
    const released = (await paymentOf(order)).history.filter(({ type }: { type: string }) => type === 'released');
    expect(released).toMatchObject([{ cents: 700 }]);
  },
  2 * TIMEOUT_MS,
);
