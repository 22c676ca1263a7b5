import { expect, it } from 'vitest';
import type { ItemStock } from './stock.rules.ts';
import { createStockCache } from './stock-cache.ts';

const stockOf = (_id: string, units: number): ItemStock => ({
  _id,
  seller: 's',
  itemName: 'Coat',
  sizes: [],
  tracked: true,
  free: { all: units },
  reserved: {},
  reservations: [],
  version: 1,
  setAt: new Date(0),
  itemVersion: 1,
  restocked: [],
});

/** Creates a store that answers when the test releases it, with its content at the time of the request. */
function slowStore() {
  const stored = new Map<string, ItemStock>();
  const requests: string[][] = [];
  let gate = Promise.resolve();
  return {
    stored,
    requests,
    block() {
      const { promise, resolve } = Promise.withResolvers<void>();
      gate = promise;
      return resolve;
    },
    async find(items: readonly string[]) {
      requests.push([...items]);
      const found = items.flatMap((item) => {
        const stock = stored.get(item);
        return stock ? [[item, stock] as const] : [];
      });
      await gate;
      return new Map(found);
    },
  };
}

const free = (found: Map<string, ItemStock>, item: string) => found.get(item)?.free.all;

it('reads each item once, also an item without stock', async () => {
  const store = slowStore();
  store.stored.set('a', stockOf('a', 3));
  const cache = createStockCache(store.find);
  expect([...(await cache.find(['a', 'b'])).keys()]).toEqual(['a']);
  expect(free(await cache.find(['a', 'b']), 'a')).toBe(3);
  expect(store.requests).toEqual([['a', 'b']]);
});

it('reads only changed items again', async () => {
  const store = slowStore();
  store.stored.set('a', stockOf('a', 3));
  const cache = createStockCache(store.find);
  await cache.find(['a', 'b']);
  store.stored.set('b', stockOf('b', 1));
  cache.evict('b');
  expect(free(await cache.find(['a', 'b']), 'b')).toBe(1);
  expect(store.requests).toEqual([['a', 'b'], ['b']]);
});

it('does not cache an item that changed while it was being read', async () => {
  const store = slowStore();
  store.stored.set('a', stockOf('a', 3));
  const cache = createStockCache(store.find);
  const release = store.block();
  const reading = cache.find(['a']);
  store.stored.set('a', stockOf('a', 2));
  cache.evict('a');
  release();
  await reading;
  expect(free(await cache.find(['a']), 'a')).toBe(2);
});
