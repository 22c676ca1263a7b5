import { backingServices, testDatabaseName } from '@ethereal/service-kit/testing/harness';
import { MongoClient } from 'mongodb';
import { expect, it } from 'vitest';
import { createItemsStore, ITEMS } from './items.store.ts';

it('drops the index of sellers that earlier releases created', async () => {
  const client = await new MongoClient(backingServices().mongodbUrl).connect();
  const db = client.db(testDatabaseName('items_store'));
  await db.collection(ITEMS).createIndex({ seller: 1, published: 1, createdAt: -1 });
  for (let start = 0; start < 2; start++) await createItemsStore(db).ensureIndexes();
  const ofSeller = (await db.collection(ITEMS).indexes()).filter(({ key }) => 'seller' in key && 'createdAt' in key);
  expect(ofSeller.map(({ name }) => name)).toEqual(['seller_1_published_1_createdAt_-1__id_-1']);
  await db.dropDatabase();
  await client.close();
});
