import { newId } from '@ethereal/service-kit/ids';
import { backingServices, testDatabaseName } from '@ethereal/service-kit/testing/harness';
import { type CommandStartedEvent, MongoClient } from 'mongodb';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Line } from './cart.rules.ts';
import { type CartStore, createCartStore } from './cart.store.ts';

let client: MongoClient;
const name = testDatabaseName('carts');
const commands: string[] = [];
const open = (): CartStore => createCartStore(client.db(name), () => new Date());

beforeAll(async () => {
  client = await new MongoClient(backingServices().mongodbUrl, { monitorCommands: true }).connect();
  client.on('commandStarted', ({ commandName }: CommandStartedEvent) => commands.push(commandName));
  await open().ensureIndexes();
});
afterAll(async () => {
  await client.db(name).dropDatabase();
  await client.close();
});

const line = (product: string): Line => ({ product, quantity: 1, size: null, priceCents: 100, rev: newId() });
const add = (store: CartStore, user: string, product: string) =>
  store.change(user, ({ lines }) => ({ lines: [...lines, line(product)] }));
const products = async (user: string) => (await open().read(user)).lines.map(({ product }) => product);

test('writes changes of several buyers in one command, and reads them in another', async () => {
  const store = open();
  const users = Array.from({ length: 5 }, newId);
  const addAll = (product: string) => Promise.all(users.map((user) => add(store, user, product)));
  commands.length = 0;
  await addAll('coat');
  expect(commands).toEqual(['find', 'update']);
  await addAll('hat');
  expect(commands).toEqual(['find', 'update', 'update']);
  for (const user of users) expect(await products(user)).toEqual(['coat', 'hat']);
});

test('retries only the changes of a batch whose cart changed elsewhere', async () => {
  const [here, elsewhere] = [open(), open()];
  const [fresh, stale, twice] = [newId(), newId(), newId()];
  await Promise.all([fresh, stale, twice].map((user) => add(here, user, 'coat')));
  await add(elsewhere, stale, 'scarf');
  await Promise.all([
    ...[fresh, stale, twice, newId()].map((user) => add(here, user, 'hat')),
    add(here, twice, 'shoe'),
  ]);
  expect(await products(fresh)).toEqual(['coat', 'hat']);
  expect(await products(stale)).toEqual(['coat', 'scarf', 'hat']);
  expect(await products(twice)).toEqual(['coat', 'hat', 'shoe']);
});

test('does not restore a deleted cart from the cache', async () => {
  const store = open();
  const [gone, other] = [newId(), newId()];
  await Promise.all([add(store, gone, 'coat'), add(store, other, 'coat')]);
  await client.db(name).collection<{ _id: string }>('carts').deleteOne({ _id: gone });
  await Promise.all([add(store, gone, 'hat'), add(store, other, 'hat')]);
  expect(await products(gone)).toEqual(['hat']);
  expect(await products(other)).toEqual(['coat', 'hat']);
});

test('keeps every change of two instances exactly once', async () => {
  const stores = [open(), open()];
  const users = Array.from({ length: 4 }, newId);
  const wanted = Array.from({ length: 12 }, (_, at) => `item-${at}`);
  await Promise.all(
    users.flatMap((user) => wanted.map((product, at) => add(stores[at % 2] as CartStore, user, product))),
  );
  for (const user of users) expect((await products(user)).toSorted()).toEqual(wanted.toSorted());
});

test('rejects every write to the cart of a deleted account, from any instance', async () => {
  const stores = [open(), open()];
  const [erased, other] = [newId(), newId()];
  await Promise.all([erased, other].map((user) => add(stores[0] as CartStore, user, 'coat')));
  await (stores[1] as CartStore).erase(erased);
  for (const store of stores) {
    const writes = [erased, other].map((user) => add(store, user, 'hat'));
    expect((await Promise.allSettled(writes)).map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
    await expect(add(store, erased, 'hat')).rejects.toMatchObject({ kind: 'unauthenticated' });
    expect(await store.isErased(erased)).toBe(true);
  }
  expect(await products(erased)).toEqual([]);
  expect(await products(other)).toEqual(['coat', 'hat', 'hat']);
});
