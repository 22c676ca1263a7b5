import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { AnyEvent } from '@ethereal/contracts/events';
import { newEvent } from '@ethereal/service-kit/events/event';
import { newId } from '@ethereal/service-kit/ids';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startPayments } from '../testing/start-payments.ts';

const SERVICE = new URL('../testing/crashing-service.ts', import.meta.url).pathname;
const CARD = '4000 0000 0000 0077';
/** Address without a bank: the service of this process then leaves its due work to other processes. */
const NO_BANK = { TEST_BANK_URL: 'http://127.0.0.1:9' };
/** Maximum time for the service to start and work on a busy machine, in milliseconds. */
const PATIENCE_MS = 60_000;

let shop: Awaited<ReturnType<typeof startPayments>>;
beforeAll(async () => {
  shop = await startPayments({ WEBHOOK_PATIENCE_MS: '300' });
}, PATIENCE_MS);
afterAll(() => shop?.close());

/** Starts a process with the bank that kills itself at a step. */
function startSettling(KILL_AT = '') {
  const child = spawn(process.execPath, ['--no-warnings', SERVICE], {
    env: { ...process.env, ...shop.env, PORT: '0', KILL_AT },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return { exited: once(child, 'exit'), kill: () => child.kill('SIGKILL') };
}

type Order = ReturnType<(typeof shop)['order']>;
const paymentOf = async ({ orderId, buyer }: Order) => (await shop.call('GET', `/api/payments/${orderId}`, buyer)).body;
const until = (state: () => Promise<void>) => vi.waitFor(state, { timeout: PATIENCE_MS, interval: 200 });

/** Creates a paid order of three units of each of two sizes, $33.33 each less 10 %. */
async function paidOrder() {
  const order = shop.order(8999, 8999);
  const [nine, half] = order.lines;
  if (!nine || !half) throw new Error('The order has two lines.');
  Object.assign(nine, { discounts: { seller: 1000, shop: 0 } });
  Object.assign(half, { ...nine, lineId: newId() });
  await shop.pay((await shop.session(order)).body.url, CARD);
  await until(async () => expect((await paymentOf(order)).state).toBe('authorized'));
  return { order, nine: { ...nine, id: nine.productId }, half: { ...half, id: String(half.lineId) } };
}

type Sold = Awaited<ReturnType<typeof paidOrder>>;

/** Events of the order: the second size is handed over, one of the first cancelled, one of the second returned. */
function storyOf({ order: { orderId, buyer }, nine, half }: Sold): AnyEvent[] {
  const source = { source: 'svc-orders', subject: orderId } as const;
  const line = { order: orderId, buyer, item: nine.productId, seller: nine.seller, itemName: 'Boots' };
  const unit = { quantity: 1, priceCents: 3333, paidCents: 3000, discounts: { seller: 333, shop: 0 } };
  const cancelled = { ...line, ...unit, lineId: newId(), splitFrom: nine.id, by: buyer };
  const returned = { ...line, ...unit, lineId: newId(), splitFrom: half.id, reason: 'Too small' };
  const moved = (lineId: string, status: 'Out for Shipping' | 'Handed') =>
    newEvent({ ...source, type: 'order.status-changed', data: { ...line, lineId, status } });
  const returning = (state: 'requested' | 'approved' | 'received') =>
    newEvent({ ...source, type: 'order.return-changed', data: { ...returned, state } });
  return [
    moved(half.id, 'Handed'),
    newEvent({ ...source, type: 'order.line-cancelled', data: cancelled }),
    ...(['requested', 'approved', 'received'] as const).map(returning),
    moved(nine.id, 'Out for Shipping'),
  ];
}

let expectedAtBank = 0;

test.each([
  'before the capture',
  'after the capture',
  'after the capture is booked',
  'after the capture is finished',
  'before the refund',
  'after the refund',
  'after the refund is booked',
  'after the refund is finished',
  'before the release',
  'after the release',
])(
  'captures, releases and refunds units of two sizes of one item to the cent, once, when killed %s',
  async (step) => {
    const sold = await paidOrder();
    const { order } = sold;
    await shop.restart(NO_BANK);
    const story = storyOf(sold);
    for (const event of story) await shop.publish(event);
    const dying = startSettling(step);
    const [, signal] = await dying.exited;
    expect(signal).toBe('SIGKILL');

    const next = startSettling();
    // Events may arrive twice after a crash.
    for (const event of story) await shop.publish(event);
    await until(async () =>
      expect(await paymentOf(order)).toMatchObject({
        state: 'partly-refunded',
        authorizedCents: 17_998,
        capturedCents: 14_998,
        refundedCents: 3000,
      }),
    );
    expectedAtBank += 14_998 - 3000;
    await until(async () => expect(await shop.bankBalance()).toBe(expectedAtBank));
    next.kill();
    await next.exited;
    const { history } = await paymentOf(order);
    const moves: string[] = history.map(({ type, lineId }: any) => `${type} ${lineId}`);
    expect(new Set(moves).size).toBe(moves.length);
    const sumOf = (type: string) =>
      history.filter((one: any) => one.type === type).reduce((sum: number, { cents }: any) => sum + cents, 0);
    expect(['authorized', 'captured', 'refunded', 'released'].map(sumOf)).toEqual([17_998, 14_998, 3000, 3000]);
    shop.comesTo(order, 14_998 - 3000);
    await shop.restart({});
    expect(await shop.reconcile()).toEqual({ code: 0, proof: { ledger: 0, provider: 0, orders: 0, unequal: [] } });
  },
  4 * PATIENCE_MS,
);
