import { DAY_MS } from '@ethereal/contracts/durations';
import { backingServices, testDatabaseName } from '@ethereal/service-kit/testing/harness';
import { type Db, MongoClient } from 'mongodb';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { captureEntry, type Entry, payoutEntry } from './ledger.rules.ts';
import { createLedgerStore } from './ledger.store.ts';

let client: MongoClient;
let db: Db;
let today: Date;
const commands: { filter: unknown }[] = [];
beforeAll(async () => {
  client = await new MongoClient(backingServices().mongodbUrl, { monitorCommands: true }).connect();
  client.on('commandStarted', ({ commandName, command }) => {
    if (commandName === 'aggregate') commands.push({ filter: command.pipeline[0].$match });
  });
  db = client.db(testDatabaseName('ledger'));
});
afterAll(async () => {
  await db.dropDatabase();
  await client.close();
});

const dayOf = (day: number) => new Date(Date.UTC(2026, 0, 1) + day * DAY_MS);
const sale = (order: string, cents: number) => ({ order, line: 'coat', seller: 'ann', cents });

test('adds entries up once, and later only those since', async () => {
  const ledger = createLedgerStore(db, () => today);
  await ledger.ensureIndexes();
  const entries: Entry[] = [];
  for (let day = 0; day < 20; day += 1) {
    today = dayOf(day);
    const entry =
      day % 7 === 6
        ? payoutEntry({ _id: `${day}`, seller: 'ann', cents: 100 }, today)
        : captureEntry(sale(`${day}`, 1000 + day), 1000, today);
    entries.push(entry);
    await ledger.post(entry);
    const postings = entries.flatMap((posted) => posted.postings);
    const sumOf = (begin: string) =>
      postings.reduce((sum, { account, cents }) => sum + (account.startsWith(begin) ? cents : 0), 0);
    expect(await ledger.sum()).toBe(0);
    expect(await ledger.clearing()).toBe(sumOf('provider-clearing'));
    expect(await ledger.ofShop()).toEqual({
      commissionCents: -sumOf('shop-commission'),
      discountCents: 0,
      fundsCents: 0,
    });
    expect(await ledger.ofSeller('ann')).toEqual({
      pendingCents: -sumOf('seller-pending'),
      payableCents: -sumOf('seller-payable') || 0,
    });
  }
  commands.length = 0;
  await ledger.sum();
  // Only the entries of the last three days are read.
  expect(commands).toEqual([{ filter: { at: { $gte: expect.any(Date) } } }]);
  const [{ filter }] = commands as [{ filter: { at: { $gte: Date } } }];
  expect(filter.at.$gte.getTime()).toBeGreaterThanOrEqual(dayOf(16).getTime());
});

test('adds up all entries again after the stored sums were dropped', async () => {
  const ledger = createLedgerStore(db, () => today);
  const clearing = await ledger.clearing();
  await db.collection<Entry>('ledger').deleteOne({ _id: 'capture:0:coat' });
  expect(await ledger.clearing()).toBe(clearing);
  await ledger.reopen();
  expect(await ledger.clearing()).toBe(clearing - 1000);
});
