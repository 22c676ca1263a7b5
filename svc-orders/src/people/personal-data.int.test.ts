import { ERASED_ADDRESS } from '@ethereal/contracts/orders';
import { newId } from '@ethereal/service-kit/ids';
import { backingServices, testDatabaseName } from '@ethereal/service-kit/testing/harness';
import { Collection, MongoClient } from 'mongodb';
import { expect, it, vi } from 'vitest';
import { createAddressStore } from '../addresses/addresses.store.ts';
import type { Order } from '../orders/order.ts';
import { createPersonalData } from './personal-data.ts';

it('erases the address of an order after one whose address cannot be erased', async () => {
  const client = await new MongoClient(backingServices().mongodbUrl).connect();
  const db = client.db(testDatabaseName('personal_data'));
  const orders = db.collection<Order>('orders');
  const orderOf = (): Order => ({
    _id: newId(),
    buyer: newId(),
    sellers: [],
    lines: [],
    totalCents: 0,
    createdAt: new Date(),
    pendingEvents: [],
    userLocation: { ...ERASED_ADDRESS, fullname: 'Ada Lee' },
    erasing: true,
  });
  await orders.insertMany([orderOf(), orderOf()]);
  const { eraseAddresses } = createPersonalData({
    db,
    carts: { erase: async () => {} },
    addresses: createAddressStore(db),
    changeLine: () => Promise.reject(new Error('not used')),
    now: () => new Date(),
  });
  vi.spyOn(Collection.prototype, 'updateOne').mockRejectedValueOnce(new Error('The database refuses this document.'));
  await expect(eraseAddresses()).rejects.toThrow('refuses');
  expect(await orders.countDocuments({ userLocation: ERASED_ADDRESS })).toBe(1);
  await eraseAddresses();
  expect(await orders.countDocuments({ userLocation: ERASED_ADDRESS })).toBe(2);
  await db.dropDatabase();
  await client.close();
});
