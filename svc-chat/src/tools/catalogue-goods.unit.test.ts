import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { testLogger } from '@ethereal/service-kit/testing/harness';
import { afterEach, expect, test } from 'vitest';
import { ITEMS } from '../testing/demo-shop.ts';
import { startFakeCatalogue } from '../testing/fake-catalogue.ts';
import { createCatalogueGoods } from './catalogue-goods.ts';

const idOf = (number: number) => number.toString(16).padStart(24, '0');

/** Starts a catalog that reports this number of changed goods for every request. */
async function catalogueWith(changed: number) {
  let asked = 0;
  const server = createServer((request, response) => {
    asked += 1;
    const all = request.url?.includes('since=') ? changed : 1;
    const items = Array.from({ length: all }, (_, number) => ({
      item: { ...ITEMS[number % ITEMS.length], _id: number.toString(16).padStart(24, '0') },
      published: true,
    }));
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ items, next: null, now: new Date().toISOString() }));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  closers.push(() => server.close());
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked: () => asked };
}
const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

test.each([
  ['a few goods changed lately, before each answer', 5, [1, 2, 3, 4]],
  ['an import changes very many, once a second', 300, [1, 2, 2, 3]],
] as const)('while %s the catalogue is asked again', async (_name, changed, asked) => {
  const catalogue = await catalogueWith(changed);
  let time = 0;
  const shelf = createCatalogueGoods(catalogue.url, testLogger, { most: 1000, now: () => time });
  const signal = new AbortController().signal;
  const seen: number[] = [];
  for (const passed of [0, 100, 100, 1000]) {
    time += passed;
    await shelf.current(signal);
    seen.push(catalogue.asked());
  }
  expect(seen).toEqual(asked);
  expect(shelf.known().size).toBe(changed);
});

test('stores the first goods that are read and those found last if there are too many', async () => {
  const catalogue = await startFakeCatalogue(
    Array.from({ length: 60 }, (_, number) => ITEMS.slice(0, 1).map((item) => ({ ...item, _id: idOf(number) }))).flat(),
  );
  closers.push(catalogue.close);
  const goods = createCatalogueGoods(catalogue.url, testLogger, { most: 10, mostMet: 20 });
  const { signal } = new AbortController();
  expect((await goods.current(signal)).size).toBe(10);
  expect(goods.isPart()).toBe(true);
  // Goods that changed in the meantime are not stored either.
  expect((await goods.current(signal)).size).toBe(10);

  for (let number = 10; number < 40; number++) await goods.meet([idOf(number)], signal);
  const known = goods.known();
  expect(known.size).toBe(10 + 20);
  expect([0, 10, 39].map((number) => known.get(idOf(number)) !== undefined)).toEqual([true, false, true]);

  const asked = catalogue.state.asked.length;
  await goods.meet([idOf(0), idOf(39)], signal);
  expect(catalogue.state.asked).toHaveLength(asked);
});
