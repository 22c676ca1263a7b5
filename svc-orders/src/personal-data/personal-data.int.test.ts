import { ERASED_ADDRESS } from '@ethereal/contracts/orders';
import { newId } from '@ethereal/service-kit/ids';
import { backingServices, testDatabaseName } from '@ethereal/service-kit/testing/harness';
import { Collection, type Db, MongoClient } from 'mongodb';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { createAddressesStore } from '../addresses/addresses.store.ts';
import type { Order, OrderLine } from '../orders/order.ts';
import { createPersonalData } from './personal-data.ts';

let client: MongoClient;
let db: Db;
beforeAll(async () => {
  client = await new MongoClient(backingServices().mongodbUrl).connect();
});
beforeEach(() => {
  db = client.db(testDatabaseName('personal_data'));
});
afterEach(() => db.dropDatabase());
afterAll(() => client.close());

/** Returns an order whose buyer was erased, and whose address is not erased yet. */
const orderOf = (lines: OrderLine[] = []): Order => ({
  _id: newId(),
  buyer: newId(),
  sellers: [],
  lines,
  totalCents: 0,
  createdAt: new Date(),
  pendingEvents: [],
  userLocation: { ...ERASED_ADDRESS, fullname: 'Ada Lee' },
  erasing: true,
});

const dataAt = (now: Date) =>
  createPersonalData({
    db,
    carts: { erase: async () => {} },
    addresses: createAddressesStore(db),
    changeLine: () => Promise.reject(new Error('not used')),
    now: () => now,
  });

it('erases an address 14 days after the first handover, however often the seller sets the status again', async () => {
  const day = (count: number) => new Date(Date.UTC(2026, 0, 1 + count));
  const step = (status: 'Handed' | 'Out for Shipping', at: number) => ({ status, at: day(at), by: newId() });
  const history = [step('Handed', 0), step('Out for Shipping', 12), step('Handed', 13)];
  const orders = db.collection<Order>('orders');
  await orders.insertOne(orderOf([{ status: 'Handed', history } as unknown as OrderLine]));
  const erased = () => orders.countDocuments({ userLocation: ERASED_ADDRESS });
  await dataAt(day(13)).eraseAddresses();
  expect(await erased()).toBe(0);
  await dataAt(day(15)).eraseAddresses();
  expect(await erased()).toBe(1);
});

it('erases the address of an order after one whose address cannot be erased', async () => {
  const orders = db.collection<Order>('orders');
  await orders.insertMany([orderOf(), orderOf()]);
  const { eraseAddresses } = dataAt(new Date());
  vi.spyOn(Collection.prototype, 'updateOne').mockRejectedValueOnce(new Error('The database refuses this document.'));
  await expect(eraseAddresses()).rejects.toThrow('refuses');
  expect(await orders.countDocuments({ userLocation: ERASED_ADDRESS })).toBe(1);
  await eraseAddresses();
  expect(await orders.countDocuments({ userLocation: ERASED_ADDRESS })).toBe(2);
});
