import { backingServices, testDatabaseName } from '@ethereal/service-kit/testing/harness';
import { MongoClient } from 'mongodb';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createBrandMergesStore } from '../brands/brands.store.ts';
import { createImagesStore } from '../images/images.store.ts';
import { createImages } from '../images/keep-images.ts';
import type { ShopItem } from '../items/item.ts';
import { itemEvent } from '../items/item-events.ts';
import { createItemsStore } from '../items/items.store.ts';
import { createSellersStore } from '../sellers/sellers.store.ts';
import { idOf } from '../testing/entries.ts';
import { createImportRowsStore } from './import-rows.store.ts';

const client = new MongoClient(backingServices().mongodbUrl, { monitorCommands: true });
const db = client.db(testDatabaseName('batched-queries'));
const [items, images, sellers] = [createItemsStore(db), createImagesStore(db), createSellersStore(db)];
const [merges, rows] = [createBrandMergesStore(db), createImportRowsStore(db)];
const commands: string[] = [];
const many = Array.from({ length: 50 }, (_, number) => number);
const [seller, other] = [idOf(901), idOf(902)];

beforeAll(async () => {
  await client.connect();
  await Promise.all([items.ensureIndexes(), images.ensureIndexes()]);
  client.on('commandStarted', ({ commandName }) => commands.push(commandName));
});
beforeEach(() => void commands.splice(0));
afterAll(async () => {
  await db.dropDatabase();
  await client.close();
});

const item = (number: number): ShopItem => ({
  _id: idOf(number),
  name: `Coat ${number}`,
  description: '',
  priceCents: 100,
  category: 'men',
  subCategory: 'topW',
  sizes: [],
  isBestseller: false,
  number: `N-${number}`,
  seller,
  published: true,
  images: { image1: { url: '/a', public_id: 'a' } },
  version: 1,
  createdAt: new Date(),
  updatedAt: new Date(),
});
const insert = (one: ShopItem) => items.insert(one, itemEvent('item.published', one));
const picture = (_id: string, user: string) =>
  images.insert({
    _id,
    user,
    state: 'fresh',
    width: 1,
    height: 2,
    type: 'image/png',
    bytes: 1,
    createdAt: new Date(),
  });

it('inserts concurrent items by one command, and rejects only those that exist already', async () => {
  await insert(item(0));
  commands.splice(0);
  const outcomes = await Promise.allSettled(many.map((number) => insert(item(number))));
  expect(outcomes.map(({ status }) => status)).toEqual(many.map((number) => (number === 0 ? 'rejected' : 'fulfilled')));
  expect(commands).toEqual(['insert']);
});

it('returns to each concurrent query its own items, by id and by number', async () => {
  const found = await Promise.all(many.map((number) => items.find(idOf(number))));
  expect(found.map((entry) => entry?.name)).toEqual(many.map((number) => `Coat ${number}`));
  expect(commands).toEqual(['find']);
  const wanted = [...many.map((number) => ({ seller, number: `N-${number}` })), { seller: other, number: 'N-1' }];
  const numbered = await Promise.all(wanted.map(items.byNumber));
  expect(numbered.map((entry) => entry?.number)).toEqual([...many.map((number) => `N-${number}`), undefined]);
  expect(commands).toHaveLength(1 + 2 * 2);
});

it('claims concurrent pictures for their own uploaders only', async () => {
  await picture('mine', seller);
  await picture('theirs', other);
  commands.splice(0);
  const claimed = await Promise.all([
    images.claim(seller, ['mine', 'theirs']),
    images.claim(other, ['mine', 'theirs']),
    images.claim(seller, ['mine']),
  ]);
  expect(claimed.map((own) => [...own.keys()])).toEqual([['mine'], ['theirs'], ['mine']]);
  expect(commands).toEqual(['update', 'find', 'update', 'find']);
});

it('settles the claims of any number of pictures a thousand at a time', async () => {
  const old = new Date(Date.now() - 48 * 60 * 60 * 1000);
  const claimed = { user: seller, state: 'used' as const, createdAt: old, claimedAt: old };
  const size = { width: 1, height: 2, type: 'image/png', bytes: 1 };
  const all = Array.from({ length: 1500 }, (_, at) => ({ _id: `claimed-${at}`, ...claimed, ...size }));
  await db.collection<{ _id: string }>('images').insertMany(all);
  const queried: number[] = [];
  const keeper = createImages({
    images,
    blobs: { put: async () => {}, get: async () => undefined, deleteAll: async () => {} },
    decoder: { decode: async () => Promise.reject(new Error('not used')), stop: () => {} },
    quota: { all: 1, unused: 1 },
    picturesHidden: async () => new Set(),
    async picturesInUse(ids) {
      queried.push(ids.length);
      return new Set(ids);
    },
    outbox: { publishOrStore: async () => {} },
    now: () => new Date(),
  });
  await keeper.sweep();
  expect(queried).toEqual([1000, 500]);
  expect(await images.claimedBefore(new Date(old.getTime() + 1), 1)).toEqual([]);
});

it('reads suspensions and merges, and saves outcomes of rows, in batches', async () => {
  await sellers.saveSuspension(other, { suspended: true, at: new Date() });
  await rows.insertAll(
    many.map((line) => ({
      _id: `i:${line}`,
      importId: 'i',
      line,
      number: `${line}`,
      name: '',
      action: 'create',
      waiting: true,
      changes: [],
      faults: [],
      cells: {},
      pictures: {},
      itemId: idOf(line),
    })),
  );
  commands.splice(0);
  expect(await Promise.all([seller, other].map(sellers.isSuspended))).toEqual([false, true]);
  await Promise.all(many.map((number) => merges.nextOf({ from: `Brand ${number}`, after: new Date(0) })));
  expect(commands).toEqual(['find', 'find']);
  expect(await Promise.all(many.map((line) => rows.saveOutcome(`i:${line}`, 'created')))).toEqual(many.map(() => true));
  expect(commands).toEqual(['find', 'find', 'update']);
  expect(await Promise.all(['i:1', 'gone'].map((id) => rows.saveOutcome(id, 'created')))).toEqual([true, false]);
  expect((await rows.outcomes('i')).created).toBe(many.length);
});
