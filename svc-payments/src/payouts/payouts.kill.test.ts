import { startService } from '@ethereal/service-kit/testing/start-service';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { service } from '../assemble.ts';
import { startPayments } from '../testing/start-payments.ts';

const CARD = '4000 0000 0000 0077';
const IN_REVIEW = '1000 0002';
/** Maximum time for the service to start and pay on a busy machine, in milliseconds. */
const TIMEOUT_MS = 60_000;

/** The service of this process accepts payments; processes that kill themselves pay sellers. */
let shop: Awaited<ReturnType<typeof startPayments>>;
beforeAll(async () => {
  // After a restart the bank's reports go to the former address, so that the service asks the bank.
  shop = await startPayments({ PAYOUT_DELAY_DAYS: '14', WEBHOOK_PATIENCE_MS: '300' });
}, TIMEOUT_MS);
afterAll(() => shop?.close());

/** Variables of an instance that matures and pays at once. */
const payingEnv = () => ({ ...shop.env, PAYOUT_DELAY_DAYS: '0', PAYOUT_EVERY_DAYS: '0' });

const balanceOf = async (seller: string) => (await shop.call('GET', '/api/payouts', seller)).body;
const until = (state: () => Promise<void>) => vi.waitFor(state, { timeout: TIMEOUT_MS, interval: 200 });

/** Sells a line for $7.00 whose code of the shop takes $3.00 off, and hands it over. */
async function sell() {
  const order = shop.order(700);
  const [line] = order.lines;
  if (!line) throw new Error('The order has a line.');
  line.discounts = { seller: 0, shop: 300 };
  await shop.pay((await shop.session(order)).body.url, CARD);
  const stateIs = (state: string) =>
    until(async () =>
      expect((await shop.call('GET', `/api/payments/${order.orderId}`, order.buyer)).body.state).toBe(state),
    );
  await stateIs('authorized');
  await shop.moved(order, 0, 'Handed');
  await stateIs('captured');
  return { seller: line.seller, order, stateIs };
}

/** Starts an instance that matures and pays, until the work is done. */
async function whilePaying(work: () => Promise<unknown>): Promise<void> {
  const paying = await startService(service, payingEnv());
  await work();
  await paying.close();
}

const around = (steps: readonly string[]) => steps.flatMap((step) => [`before ${step}`, `after ${step}`]);

describe('share of a line', () => {
  test.each(around(['start is stored', 'the mature is booked', 'the share is noted', 'finish is stored']))(
    'matures once when the process is killed %s',
    async (step) => {
      const { seller } = await sell();
      await shop.dieAt(step, payingEnv());
      await whilePaying(async () => {
        await until(async () => expect(await balanceOf(seller)).toMatchObject({ pendingCents: 0, payableCents: 900 }));
        await shop.connect(seller);
        await until(async () => expect(await balanceOf(seller)).toMatchObject({ paidCents: 900, payableCents: 0 }));
      });
      expect((await balanceOf(seller)).payouts).toMatchObject([{ cents: 900, lines: [{ cents: 900 }] }]);
      expect(await shop.bankBalance()).toBe(0);
    },
    4 * TIMEOUT_MS,
  );
});

describe('first payout of a seller whose account was in review', () => {
  test.each([
    'after the payout is stored',
    'after its lines are marked',
    'after funds are awaited',
    'after funds are added',
    'after the funds is booked',
    'after the arrival of funds is stored',
    'after the transfer',
    'after the payout is booked',
    'after it is sent to the bank',
    'after it is marked as paid',
  ])(
    'is paid once when the process is killed %s',
    async (step) => {
      const { seller } = await sell();
      const page = await shop.connect(seller, IN_REVIEW);
      const killed = shop.dieAt(step, payingEnv());
      await until(async () => expect(await balanceOf(seller)).toMatchObject({ payableCents: 900, payouts: [] }));
      await shop.press(page, 'accept');
      await killed;

      const next = await startService(service, payingEnv());
      await until(async () => expect(await balanceOf(seller)).toMatchObject({ paidCents: 900, payableCents: 0 }));
      const received = await (await fetch(page)).text();
      expect(received.match(/\$9\.00<\/li>/g)).toHaveLength(1);
      await next.close();
      expect((await balanceOf(seller)).payouts).toHaveLength(1);
      // Each earlier turn left the bank at zero, so that the $2.00 that the buyer did not pay came from the shop once.
      expect(await shop.bankBalance()).toBe(0);
      expect((await shop.reconcile()).differences).toMatchObject({ ledger: 0, provider: 0 });
    },
    4 * TIMEOUT_MS,
  );
});

// These come last: after the restart of the service, the bank's reports no longer reach it.
describe('share of a returned line', () => {
  test.each(around(['the refund', 'the refund is booked', 'the share is noted', 'finish is stored']))(
    'is reversed once after it has matured when the process is killed %s',
    async (step) => {
      const { seller, order, stateIs } = await sell();
      await whilePaying(() => until(async () => expect(await balanceOf(seller)).toMatchObject({ payableCents: 900 })));
      await shop.without(async () => {
        const killed = shop.dieAt(step);
        await shop.returned(order, 0);
        await killed;
      });
      await stateIs('refunded');
      await shop.connect(seller);
      const other = (await sell()).seller;
      await shop.connect(other);
      await whilePaying(() => until(async () => expect(await balanceOf(other)).toMatchObject({ paidCents: 900 })));
      expect(await balanceOf(seller)).toMatchObject({ pendingCents: 0, payableCents: 0, paidCents: 0, payouts: [] });
      expect(await shop.bankBalance()).toBe(0);
      expect((await shop.reconcile()).differences).toMatchObject({ ledger: 0, provider: 0 });
    },
    4 * TIMEOUT_MS,
  );
});
