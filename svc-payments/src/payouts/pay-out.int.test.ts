import { newId } from '@ethereal/service-kit/ids';
import { backingServices, testDatabaseName, testLogger } from '@ethereal/service-kit/testing/harness';
import { type Db, MongoClient } from 'mongodb';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SellerAccount } from '../accounts/account.ts';
import type { LineOperation, LineStep } from '../intents/intent.ts';
import { createIntentsStore } from '../intents/intents.store.ts';
import { newIntent } from '../intents/open-session.ts';
import { createLedgerStore } from '../ledger/ledger.store.ts';
import type { PaymentProvider } from '../providers/provider.ts';
import { createPayOut } from './pay-out.ts';
import { createPayoutsStore, type PayoutsStore } from './payouts.store.ts';

let client: MongoClient;
let db: Db;
beforeAll(async () => {
  client = await new MongoClient(backingServices().mongodbUrl).connect();
  db = client.db(testDatabaseName('payouts'));
  await createPayoutsStore(db).ensureIndexes();
});
afterAll(async () => {
  await db.dropDatabase();
  await client.close();
});

const now = () => new Date();

/** Starts a provider in memory that pays each payout once, to an account whose id is the seller's. */
function startBank() {
  const transferred = new Map<string, number>();
  const paid = new Map<string, { account: string; cents: number }>();
  const provider = {
    name: 'test',
    async transfer({ payout, cents }: Sent) {
      transferred.set(payout, cents);
      return true;
    },
    async sendToBank({ payout, account, cents }: Sent) {
      expect(transferred.get(payout)).toBe(cents);
      if (!paid.has(payout)) paid.set(payout, { account, cents });
    },
  } as PaymentProvider;
  const sumOf = (seller: string) =>
    [...paid.values()].reduce((sum, { account, cents }) => sum + (account === seller ? cents : 0), 0);
  return { provider, sumOf };
}
type Sent = Parameters<PaymentProvider['transfer']>[0];

/** Starts a bank in memory that holds little money of the shop, and stores its refusals as Stripe does. */
function startPoorBank(heldCents: number) {
  const { provider, sumOf } = startBank();
  const added = new Map<string, number>();
  const refused = new Set<string>();
  const bank = { areFundsHere: false, added };
  const available = () =>
    heldCents + (bank.areFundsHere ? [...added.values()].reduce((sum, cents) => sum + cents, 0) : 0);
  const poor = {
    ...provider,
    async transfer(sent: Sent) {
      const attempt = `${sent.payout}:${sent.attempt}`;
      if (refused.has(attempt)) return false;
      if (available() >= sent.cents) return provider.transfer(sent);
      refused.add(attempt);
      return false;
    },
    available: async () => available(),
    async addFunds(cents: number, key: string) {
      if (!added.has(key)) added.set(key, cents);
      return bank.areFundsHere;
    },
  } as PaymentProvider;
  return { bank, provider: poor, sumOf };
}

const READY = { submitted: true, enabled: true, missing: 0 };
/** Accounts in memory; each is ready unless a test changes it. */
const standings = new Map<string, Partial<SellerAccount>>();
const accounts = {
  find: async (seller: string): Promise<SellerAccount> => ({
    _id: seller,
    provider: 'test',
    account: seller,
    report: READY,
    version: 1,
    ...standings.get(seller),
  }),
};

/** Creates an instance that pays sellers without a pause between payouts. */
const instance = (
  provider: PaymentProvider,
  payouts: PayoutsStore = createPayoutsStore(db),
  period: { now(): Date; everyMs: number } = { now, everyMs: 1 },
) =>
  createPayOut({
    intents: createIntentsStore(db, now),
    ledger: createLedgerStore(db, () => new Date()),
    payouts,
    accounts,
    provider,
    settle: async () => {},
    announce: () => {},
    logger: testLogger,
    delayMs: 0,
    ...period,
  });

const JUST_NOW = new Date(Date.now() - 1000);
const addLine = (seller: string, cents: number, of = { order: newId(), product: newId() }, at = JUST_NOW) =>
  createPayoutsStore(db).addLine({
    _id: `${cents < 0 ? 'refund' : 'mature'}:${of.order}`,
    ...of,
    seller,
    cents,
    at,
  });

const whatIsIn = async (seller: string) => {
  const payouts = await createPayoutsStore(db).ofSeller(seller, 100);
  return payouts.flatMap(({ lines }) => lines.map(({ cents }) => cents)).toSorted((a, b) => a - b);
};

test('deducts a refund from the payout of its share, however late in the period it is made', async () => {
  const { provider, sumOf } = startBank();
  const [seller, returned] = [newId(), { order: newId(), product: newId() }];
  const [before, within] = [new Date('2026-03-02T09:00:00Z'), new Date('2026-03-02T10:15:00Z')];
  await addLine(seller, 30, undefined, before);
  await addLine(seller, 70, returned, before);
  await addLine(seller, -70, returned, within);
  const run = instance(provider, undefined, { now: () => new Date('2026-03-02T10:30:00Z'), everyMs: 3_600_000 });
  await run();
  expect([sumOf(seller), await whatIsIn(seller)]).toEqual([30, [-70, 30, 70]]);
});

test('pays in the next period what matured within this one, together with its refund', async () => {
  const { provider, sumOf } = startBank();
  const [seller, returned] = [newId(), { order: newId(), product: newId() }];
  const within = new Date('2026-03-02T10:15:00Z');
  await addLine(seller, 30, undefined, new Date('2026-03-02T09:00:00Z'));
  await addLine(seller, 70, returned, within);
  await addLine(seller, -70, returned, within);
  const runAt = (time: string) =>
    instance(provider, undefined, { now: () => new Date(`2026-03-02T${time}:00Z`), everyMs: 3_600_000 })();
  await runAt('10:30');
  expect([sumOf(seller), await whatIsIn(seller)]).toEqual([30, [30]]);
  await addLine(seller, 20, undefined, within);
  await runAt('11:30');
  expect([sumOf(seller), await whatIsIn(seller)]).toEqual([50, [-70, 20, 30, 70]]);
});

test('pays a seller with many lines by several payouts of one period, each with a limited number of lines', async () => {
  const { provider, sumOf } = startBank();
  const seller = newId();
  const lines = Array.from({ length: 1100 }, (_, at) => (at % 100 === 0 ? -3 : 2));
  await Promise.all(lines.map((cents) => addLine(seller, cents)));
  const run = instance(provider, undefined, { now, everyMs: 7 * 24 * 3_600_000 });
  const old = new Date(Date.now() - 21 * 24 * 3_600_000);
  await db.collection('payable-lines').updateMany({ seller }, { $set: { at: old } });
  for (let runs = 0; runs < 4; runs += 1) await run();
  const payouts = await createPayoutsStore(db).ofSeller(seller, 100);
  expect(payouts.map((payout) => payout.lines.length)).toEqual([100, 500, 500]);
  expect(sumOf(seller)).toBe(lines.reduce((sum, cents) => sum + cents, 0));
});

test.each(['hasRecent', 'waitingOf', 'insert', 'mark'] as const)(
  'pays each line once when another instance pays while this one is at %s',
  async (at) => {
    const { provider, sumOf } = startBank();
    const seller = newId();
    await addLine(seller, 100);
    const other = instance(provider);
    const store = createPayoutsStore(db);
    let isFirst = true;
    /** Runs the other instance twice, right after the step of this one. */
    const overtaken = async (...given: never[]) => {
      const answer = await (store[at] as (...given: never[]) => Promise<unknown>)(...given);
      if (isFirst) {
        isFirst = false;
        await other();
        await addLine(seller, 20);
        await other();
      }
      return answer;
    };
    const slow = instance(provider, { ...store, [at]: overtaken });
    await slow();
    await addLine(seller, 3);
    await slow();
    expect(isFirst).toBe(false);
    expect(await whatIsIn(seller)).toEqual([3, 20, 100]);
    expect(sumOf(seller)).toBe(123);
    expect((await createPayoutsStore(db).sumsOf(seller)).paidCents).toBe(123);
  },
);

test.each<[string, Partial<SellerAccount>]>([
  ['is not connected', { account: undefined as never }],
  ['is in review', { report: { ...READY, enabled: false } }],
  ['is at another provider', { provider: 'stripe' }],
  ['is that of a suspended seller', { standing: { suspended: true, at: new Date() } }],
])('keeps the money while the account %s, and pays it once afterwards', async (_, standing) => {
  const { provider, sumOf } = startBank();
  const seller = newId();
  standings.set(seller, standing);
  await addLine(seller, 100);
  const run = instance(provider);
  await run();
  expect([sumOf(seller), await whatIsIn(seller)]).toEqual([0, []]);
  standings.delete(seller);
  await run();
  await run();
  expect([sumOf(seller), await whatIsIn(seller)]).toEqual([100, [100]]);
});

test('adds what the funds of the shop lack once, and pays when the money has arrived', async () => {
  const { bank, provider, sumOf } = startPoorBank(700);
  const seller = newId();
  await addLine(seller, 900);
  const [one, other] = [instance(provider), instance(provider)];
  await Promise.all([one(), other()]);
  await one();
  expect([sumOf(seller), [...bank.added.values()]]).toEqual([0, [200]]);
  const clearing = await createLedgerStore(db, () => new Date()).clearing();
  bank.areFundsHere = true;
  await Promise.all([one(), other()]);
  await other();
  expect([sumOf(seller), [...bank.added.values()]]).toEqual([900, [200]]);
  // The money that was added less the payout.
  expect((await createLedgerStore(db, () => new Date()).clearing()) - clearing).toBe(200 - 900);
});

test('pays the other sellers while the payout of one cannot be stored or marked', async () => {
  const { provider, sumOf } = startBank();
  const [first, second, third] = [newId(), newId(), newId()];
  for (const seller of [first, second, third]) await addLine(seller, 100);
  const store = createPayoutsStore(db);
  const refuse = () => Promise.reject(new Error('The database refuses this document.'));
  const insert: PayoutsStore['insert'] = (payout) => (payout.seller === first ? refuse() : store.insert(payout));
  const mark: PayoutsStore['mark'] = (payout) => (payout.seller === second ? refuse() : store.mark(payout));
  await instance(provider, { ...store, insert, mark })();
  expect([first, second, third].map(sumOf)).toEqual([0, 0, 100]);
  await instance(provider)();
  expect([first, second, third].map(sumOf)).toEqual([100, 100, 100]);
});

test('keeps a payout that was made before its seller was suspended', async () => {
  const { provider, sumOf } = startBank();
  const seller = newId();
  await addLine(seller, 100);
  const store = createPayoutsStore(db);
  const suspend = async (payout: Parameters<PayoutsStore['mark']>[0]) => {
    await store.mark(payout);
    standings.set(seller, { standing: { suspended: true, at: new Date() } });
  };
  await instance(provider, { ...store, mark: suspend })();
  expect(sumOf(seller)).toBe(0);
  standings.delete(seller);
  await instance(provider)();
  expect(sumOf(seller)).toBe(100);
});

describe('the share of a matured line', () => {
  /** Stores a paid order with one line whose share of 70 cents has matured. */
  async function maturedLine(seller: string) {
    const [order, product] = [newId(), newId()];
    const lines = [{ productId: product, seller, cents: 78, cancelled: false }];
    const payable = { orderId: order, buyer: newId(), method: 'card', state: 'authorized', currency: 'USD' } as const;
    const intents = createIntentsStore(db, now);
    await intents.insert(newIntent({ ...payable, lines }, { provider: 'test', commissionBasisPoints: 1000 }, now()));
    const work = async (operation: LineOperation) => {
      for (const type of ['start', 'finish'] as const) await intents.apply(order, { type, line: product, operation });
    };
    await work('capture');
    await addLine(seller, 70, { order, product });
    return {
      move: (step: LineStep) => intents.apply(order, { type: 'move-line', line: product, step }),
      refund: async () => {
        await work('refund');
        await addLine(seller, -70, { order, product });
      },
    };
  }

  test('stays out of payouts while a return is open, and is paid once the return is declined', async () => {
    const { provider, sumOf } = startBank();
    const seller = newId();
    const { move } = await maturedLine(seller);
    await move('returnAskedAt');
    await addLine(seller, 30);
    await instance(provider)();
    expect(sumOf(seller)).toBe(30);
    await move('returnDeclinedAt');
    await instance(provider)();
    expect(sumOf(seller)).toBe(100);
  });

  test('stays out of payouts from a return that the desk approved until its refund', async () => {
    const { provider, sumOf } = startBank();
    const seller = newId();
    const { move, refund } = await maturedLine(seller);
    for (const step of ['returnAskedAt', 'returnDeclinedAt', 'returnApprovedAt', 'returnedAt'] as const) {
      await move(step);
      if (step !== 'returnDeclinedAt') await instance(provider)();
    }
    expect(sumOf(seller)).toBe(0);
    await refund();
    await addLine(seller, 30);
    await instance(provider)();
    expect([sumOf(seller), await whatIsIn(seller)]).toEqual([30, [-70, 30, 70]]);
  });
});
