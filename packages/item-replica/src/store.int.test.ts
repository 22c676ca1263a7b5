import { newId } from '@ethereal/service-kit/ids';
import { connectMongo, type Mongo } from '@ethereal/service-kit/mongo';
import { backingServices, testDatabaseName } from '@ethereal/service-kit/testing/harness';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ReplicaItem } from './item-replica.ts';
import { createReplicaStore, type ReplicaStore } from './store.ts';

let mongo: Mongo;
let store: ReplicaStore;

beforeAll(async () => {
  const database = testDatabaseName('replica');
  mongo = await connectMongo({ url: backingServices().mongodbUrl, database, appName: 'test' });
  store = createReplicaStore(mongo.db);
});
afterAll(async () => {
  await mongo.db.dropDatabase();
  await mongo.close();
});

const item = (_id: string, version: number): ReplicaItem => ({
  _id,
  name: `Version ${version}`,
  priceCents: version,
  category: 'women',
  sizes: [],
  itemImg: '',
  seller: newId(),
  published: true,
  version,
});
const versionsOf = async (ids: readonly string[]) => {
  const found = new Map((await store.find(ids)).map(({ _id, version, name }) => [_id, `${version} ${name}`]));
  return ids.map((id) => found.get(id));
};

it('keeps the newest version of each item, in whatever order and however often changes arrive together', async () => {
  const ids = Array.from({ length: 120 }, newId);
  const changes = ids.flatMap((id, at) => [1, 2, 1, ...(at % 2 ? [3] : [])].map((version) => item(id, version)));
  for (let times = 0; times < 2; times++) {
    const order = times === 0 ? changes : changes.toReversed();
    await Promise.all(order.map(store.upsertNewer));
  }
  expect(await versionsOf(ids)).toEqual(ids.map((_, at) => (at % 2 ? '3 Version 3' : '2 Version 2')));
});

it('keeps an item unpublished although its first version arrives later', async () => {
  const id = newId();
  await store.unpublish(id, 2);
  await store.upsertNewer(item(id, 1));
  expect(await store.find([id])).toEqual([]);
});
