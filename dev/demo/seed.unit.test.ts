import { sizesOf } from '@ethereal/contracts/variants';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { emailOf } from './accounts.ts';
import { catalog } from './catalog.ts';
import type { PastEvent } from './history/history.ts';
import { idFrom } from './history/random.ts';
import { seedDemo } from './seed.ts';
import { startFakeShop } from './testing/fake-shop.ts';

const pictures = async () => [new Uint8Array([1]), new Uint8Array([2])];

type Shop = Awaited<ReturnType<typeof startFakeShop>>;

// Several hundred calls over real sockets need more time.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const seed = (shop: Shop, publishAll: (events: Iterable<PastEvent>) => void) =>
  seedDemo({
    run: { site: shop.site, rabbitmq: '' },
    pictures,
    publish: async (_url, _exchange, events) => {
      publishAll([...events]);
      // The last events are counted a moment after they were published.
      shop.state.views = 100;
      setTimeout(() => {
        shop.state.views = ALL_VIEWS;
      }, 400);
      return 0;
    },
  });

const ALL_VIEWS = 100_000;

let shop: Shop;
const published: PastEvent[] = [];

beforeAll(async () => {
  shop = await startFakeShop();
  await seed(shop, (events) => published.push(...events));
});
afterAll(() => shop.stop());

test('publishes every item of the catalog in order, each from its own seller', () => {
  const wanted = catalog.map(({ name, seller }) => ({ name, user: idFrom(emailOf(seller)) }));
  expect(shop.state.items.map(({ name, user }) => ({ name, user }))).toEqual(wanted);
  expect(shop.state.uploads).toBe(catalog.length * 2);
});

test('gives every item a history that begins long ago', () => {
  expect(new Set(published.map(({ subject }) => subject)).size).toBe(catalog.length);
  expect(published.length).toBeGreaterThan(20_000);
  expect(published.length).toBeLessThan(40_000);
});

test('reports completion only when all of it is counted', () => {
  expect(shop.state.views).toBe(ALL_VIEWS);
});

test('creates orders in every state, paid in full, whose lines fit their items', () => {
  expect(shop.state.orders.length).toBeGreaterThan(5);
  const states = new Set<string>();
  for (const order of shop.state.orders) {
    const cents = order.items.reduce((sum, { price, quantity }) => sum + Math.round(price * 100) * quantity, 0);
    expect(Math.round(order.totalPrice * 100)).toBe(cents);
    for (const line of order.items) {
      states.add(order.statuses.get(line.productId) ?? 'Pending');
      const name = shop.state.items.find(({ _id }) => _id === line.productId)?.name;
      const item = catalog.find((candidate) => candidate.name === name);
      expect(line.sizeChosen && item ? sizesOf(item) : [undefined], name).toContain(line.sizeChosen);
    }
  }
  expect(states).toEqual(new Set(['Pending', 'Out for Shipping', 'Handed', 'Cancelled']));
  const returns = shop.state.orders.flatMap((order) => [...order.returns.values()]);
  expect(new Set(returns)).toEqual(new Set(['requested', 'received']));
});

test('puts a few items on sale, each by its own seller', () => {
  const reduced = shop.state.items.filter(({ sale }) => sale);
  expect(reduced.map(({ name }) => name)).toContain('Quilted Gilet');
  expect(reduced).toHaveLength(shop.state.saleCalls);
});

test('continues an interrupted seed where it stopped, and changes nothing in a third run', async () => {
  const publishAll = vi.fn();
  const other = await startFakeShop();
  try {
    other.state.failFrom = 40;
    await expect(seed(other, publishAll)).rejects.toThrow('answered 500');
    other.state.failFrom = Number.POSITIVE_INFINITY;
    await seed(other, publishAll);
    expect(other.state).toEqual({ ...shop.state, uploads: expect.any(Number) });
    const before = structuredClone(other.state);
    await seed(other, publishAll);
    expect(other.state).toEqual(before);
    expect(publishAll).toHaveBeenCalledTimes(1);
  } finally {
    await other.stop();
  }
});
