import { once } from 'node:events';
import type { UserLocation } from '@ethereal/contracts/orders';
import { newId } from '@ethereal/service-kit/ids';
import { backingServices, testDatabaseName } from '@ethereal/service-kit/testing/harness';
import { type CommandStartedEvent, type Document, MongoClient } from 'mongodb';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Order } from './order.ts';
import { createOrdersStore } from './orders.store.ts';

let client: MongoClient;
const name = testDatabaseName('orders');
const commands: Document[] = [];
const open = () => createOrdersStore(client.db(name));

beforeAll(async () => {
  client = await new MongoClient(backingServices().mongodbUrl, { monitorCommands: true }).connect();
  client.on('commandStarted', ({ command }: CommandStartedEvent) => commands.push(command));
  await open().ensureIndexes();
});
afterAll(async () => {
  await client.db(name).dropDatabase();
  await client.close();
});

const location: UserLocation = {
  country: 'United States',
  fullname: 'Ada Buyer',
  phone: '212-555-0100',
  address: '1 Main St',
  city: 'New York',
  state: 'NY',
  zipcode: '10001',
};
const orderOf = (buyer: string, more: Partial<Order> = {}): Order => ({
  _id: newId(),
  buyer,
  sellers: [],
  lines: [],
  totalCents: 0,
  createdAt: new Date(),
  pendingEvents: [],
  userLocation: location,
  ...more,
});

test('inserts orders of several buyers in one command, and keeps the first of one key', async () => {
  const store = open();
  const [buyer, other] = [newId(), newId()];
  const idempotency = { key: 'once', fingerprint: 'x' };
  const [first, again, another] = [orderOf(buyer, { idempotency }), orderOf(buyer, { idempotency }), orderOf(other)];
  commands.length = 0;
  const kept = await Promise.all([first, again, another].map((order) => store.insert(order)));
  expect(kept.map((entry) => entry?._id)).toEqual([first._id, first._id, another._id]);
  expect(commands.filter((command) => 'insert' in command)).toHaveLength(1);
  await expect(store.insert(another)).rejects.toThrow(/duplicate key/);
});

test('inserts the next order of a key that was freed during an insert', async () => {
  const store = open();
  const buyer = newId();
  for (let round = 0; round < 100; round++) {
    const idempotency = { key: `freed-${round}`, fingerprint: 'x' };
    const [first, again] = [orderOf(buyer, { idempotency }), orderOf(buyer, { idempotency })];
    await store.insert(first);
    const refused = once(client, 'commandSucceeded');
    const [kept] = await Promise.all([
      store.insert(again),
      refused.then(() => client.db(name).collection('orders').deleteOne({ 'idempotency.key': idempotency.key })),
    ]);
    expect([first._id, undefined]).toContain(kept?._id);
    expect((await store.insert(again))?._id).toBe(again._id);
  }
});

test('saves payments of several orders in one command, except those whose lines or payment changed', async () => {
  const store = open();
  const payment = { state: 'awaiting' as const, version: 0, expiresAt: new Date(), refunds: [] };
  const line = { product: newId(), name: 'Coat', image: '', priceCents: 100, quantity: 1, size: null, seller: newId() };
  const awaiting = () => orderOf(newId(), { payment, lines: [{ ...line, status: 'Pending' }] });
  const [first, cancelled, followed, last] = [awaiting(), awaiting(), awaiting(), awaiting()];
  const all = [first, cancelled, followed, last];
  await Promise.all(all.map((order) => store.insert(order)));
  const lines = cancelled.lines.map((entry) => ({ ...entry, status: 'Cancelled' as const, rev: 1 }));
  await store.changeLines(cancelled, { state: { ...cancelled, lines }, events: [], restocks: [] });
  await store.setPayment(followed, { ...payment, state: 'failed', version: 3 }, []);
  commands.length = 0;
  const authorized = { ...payment, state: 'authorized' as const, version: 2, placed: true as const };
  const saved = await Promise.all(all.map((order) => store.setPayment(order, authorized, [])));
  expect(saved.map((order) => order?.payment)).toEqual([authorized, undefined, undefined, authorized]);
  expect(commands.map((command) => Object.keys(command)[0])).toEqual(['update']);
  const versions = await Promise.all(all.map(async ({ _id }) => (await store.byId(_id))?.payment?.version));
  expect(versions).toEqual([2, 0, 3, 2]);
});

test('lists the unpaid orders that hold units or codes beside many that hold nothing', async () => {
  const store = open();
  const [buyer, createdAt] = [newId(), new Date()];
  const payment = { state: 'awaiting' as const, version: 0, expiresAt: new Date(), refunds: [] };
  const idle = Array.from({ length: 120 }, () => orderOf(buyer, { payment }));
  const reserved = [{ item: newId(), key: 'all', quantity: 1 }];
  const holding = [orderOf(buyer, { payment, reserved }), orderOf(buyer, { payment, usesHeld: true })];
  await Promise.all([...idle, ...holding].map((order) => store.insert(order)));
  const unpaid = await store.unpaidOf(buyer, createdAt);
  expect(new Set(unpaid.map(({ _id }) => _id))).toEqual(new Set(holding.map(({ _id }) => _id)));
});

test('finds a default address by its index', async () => {
  const store = open();
  const buyer = newId();
  await store.insert(orderOf(buyer, { userLocation: { ...location, defaultAddress: true } }));
  await Promise.all(Array.from({ length: 20 }, () => store.insert(orderOf(buyer))));
  commands.length = 0;
  expect((await store.latestDefaultAddress(buyer))?.userLocation.defaultAddress).toBe(true);
  const { filter, sort } = commands.find((command) => 'find' in command) ?? {};
  const plan = await client.db(name).collection('orders').find(filter).sort(sort).limit(1).explain();
  expect(JSON.stringify(plan)).toContain('buyer_1_userLocation.defaultAddress_1');
});
