import { newId } from '@ethereal/service-kit/ids';
import { backingServices, testDatabaseName, testLogger } from '@ethereal/service-kit/testing/harness';
import { type Db, MongoClient } from 'mongodb';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createIntentStore } from '../intents/intents.store.ts';
import { createLedger } from '../ledger/ledger.store.ts';
import type { PaymentProvider } from '../providers/provider.ts';
import { createPayOut } from './pay-out.ts';
import { createPayoutStore, type PayoutStore } from './payouts.store.ts';

let client: MongoClient;
let db: Db;
beforeAll(async () => {
  client = await new MongoClient(backingServices().mongodbUrl).connect();
  db = client.db(testDatabaseName('payouts'));
  await createPayoutStore(db).ensureIndexes();
});
afterAll(async () => {
  await db.dropDatabase();
  await client.close();
});

const now = () => new Date();

/** What sellers got from the provider: a key is paid once. */
function startBank() {
  const paid = new Map<string, { seller: string; cents: number }>();
  const transfer: PaymentProvider['transfer'] = async (seller, cents, key) => {
    if (!paid.has(key)) paid.set(key, { seller, cents });
  };
  const sumOf = (seller: string) =>
    [...paid.values()].reduce((sum, one) => sum + (one.seller === seller ? one.cents : 0), 0);
  return { provider: { transfer } as PaymentProvider, sumOf };
}

/** One instance that pays sellers, without a rest between two payouts. */
const instance = (provider: PaymentProvider, payouts: PayoutStore = createPayoutStore(db)) =>
  createPayOut({
    intents: createIntentStore(db, now),
    ledger: createLedger(db),
    payouts,
    provider,
    now,
    settle: async () => {},
    announce: () => {},
    logger: testLogger,
    delayMs: 0,
    everyMs: 1,
  });

const note = (seller: string, cents: number) => {
  const order = newId();
  const at = new Date(Date.now() - 1000);
  return createPayoutStore(db).note({ _id: `mature:${order}`, order, product: newId(), seller, cents, at });
};

const whatIsIn = async (seller: string) => {
  const payouts = await createPayoutStore(db).ofSeller(seller, 100);
  return payouts.flatMap(({ lines }) => lines.map(({ cents }) => cents)).toSorted((a, b) => a - b);
};

test.each(['hasRecent', 'waitingOf', 'insert', 'mark'] as const)(
  'no line is lost or paid twice when another instance pays while one is at %s',
  async (at) => {
    const { provider, sumOf } = startBank();
    const seller = newId();
    await note(seller, 100);
    const other = instance(provider);
    const store = createPayoutStore(db);
    let isFirst = true;
    /** The other instance does all its work, twice, just after this one did its own step. */
    const overtaken = async (...given: never[]) => {
      const answer = await (store[at] as (...given: never[]) => Promise<unknown>)(...given);
      if (isFirst) {
        isFirst = false;
        await other();
        await note(seller, 20);
        await other();
      }
      return answer;
    };
    const slow = instance(provider, { ...store, [at]: overtaken });
    await slow();
    await note(seller, 3);
    await slow();
    expect(isFirst).toBe(false);
    expect(await whatIsIn(seller)).toEqual([3, 20, 100]);
    expect(sumOf(seller)).toBe(123);
    expect(await createPayoutStore(db).paidCents(seller)).toBe(123);
  },
);
