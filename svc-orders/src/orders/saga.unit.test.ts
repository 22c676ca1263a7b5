import { newId } from '@ethereal/service-kit/ids';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lineIdOf } from '../cart/cart.rules.ts';
import { createFreeUses } from '../codes/codes.job.ts';
import { createFindCodes } from '../codes/find-codes.ts';
import type { ItemStock } from '../stock/stock.rules.ts';
import { memoryShop } from '../testing/memory-shop.ts';
import { createFinishOrder } from './finish-order.ts';
import { createPlaceTracked } from './place-tracked.ts';
import { createSubmitOrder, PLACING_MS } from './submit-order.ts';
import { createSweep } from './sweep.ts';

const SELLER = 'e'.repeat(24);
const PRICE = 10;

/**
 * Wraps a store for a process that dies at a step: later calls never happen, and the process receives no more
 * responses.
 */
function mortal<T extends object>(store: T, step: () => Promise<void>): T {
  return new Proxy(store, {
    get(target, name, receiver) {
      const method: unknown = Reflect.get(target, name, receiver);
      if (typeof method !== 'function') return method;
      return async (...args: unknown[]) => {
        await step();
        const answer: unknown = await Reflect.apply(method, target, args);
        await step();
        return answer;
      };
    },
  });
}

const waiting = () => true;

type Shop = ReturnType<typeof memoryShop>;

function processOf(shop: Shop, step: () => Promise<void>) {
  const stores = [shop.orders, shop.stocks, shop.carts, shop.uses];
  const [orders, stocks, carts, uses] = stores.map((store) => mortal(store, step)) as [
    Shop['orders'],
    Shop['stocks'],
    Shop['carts'],
    Shop['uses'],
  ];
  const nothing = () => {};
  const { now } = shop;
  const placeTracked = createPlaceTracked({
    orders,
    stocks,
    uses,
    announceStock: nothing,
    now,
    openPayment: async () => 'http://bank/page',
  });
  const finish = createFinishOrder({
    orders,
    carts,
    stocks,
    uses,
    announceOrder: nothing,
    announceStock: nothing,
    logger: { warn: nothing } as never,
  });
  const submit = createSubmitOrder({
    orders,
    carts,
    stocks,
    findItems: shop.findItems,
    findCodes: createFindCodes({ codes: shop.codes, uses, hasOrder: (buyer) => orders.hasOther(buyer), now }),
    guesses: { run: async (_person, _codes, check) => check() },
    placeTracked,
    newId,
    now,
    methods: ['on-delivery', 'card'],
    payWithinMs: 1_800_000,
    finishOrder: finish.finishOrder,
    finishAgain: finish.finishAgain,
    findDispatch: async () => new Map(),
    erase: () => Promise.reject(new Error('Nobody is erased in these tests.')),
  });
  const sweepOrders = createSweep({ orders, stocks, placeTracked, finish, announceStock: nothing, now });
  const freeUses = createFreeUses({ uses, existing: orders.existing, now });
  async function sweep(): Promise<void> {
    await sweepOrders();
    await freeUses();
  }
  return { submit, sweep };
}

const sumOf = (stock: ItemStock | undefined, key = 'all') => {
  const counts = [stock?.free[key] ?? 0, stock?.reserved[key] ?? 0];
  for (const count of counts) expect(count).toBeGreaterThanOrEqual(0);
  return { free: counts[0] ?? 0, reserved: counts[1] ?? 0 };
};

const priceWith = (hasCode: boolean) => (hasCode ? PRICE * 0.9 : PRICE);

/** Variants that an order can have: one of an item without sizes, and two of another item. */
const VARIANTS: readonly { item: number; size?: string }[] = [
  { item: 0 },
  { item: 1, size: 'US 9' },
  { item: 1, size: 'US 9.5' },
];

type Wish = { wants: readonly number[]; reversed: boolean; hasCode: boolean };

/** Returns an order of the wanted quantities, with or without the code for 10 %. */
function claimOf(shop: Shop, buyer: string, { wants, reversed, hasCode }: Wish) {
  const lines = wants.flatMap((quantity, at) => {
    const { item, size } = VARIANTS[at] ?? { item: 0 };
    const line = { productId: shop.items[item] ?? '', quantity, price: PRICE, seller: SELLER };
    return quantity ? [{ ...line, ...(size && { sizeChosen: size }) }] : [];
  });
  return {
    buyer,
    items: reversed ? lines.toReversed() : lines,
    totalPrice: lines.reduce((sum, { quantity }) => sum + quantity * priceWith(hasCode), 0),
    ...(hasCode && { codes: ['SAVE'] }),
    userLocation: shop.location,
  };
}

const buyers = fc.array(
  fc.record({
    /** Quantity of each variant; 0 leaves the variant out of the order. */
    wants: fc.tuple(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 1, max: 3 }), fc.integer({ min: 0, max: 2 })),
    reversed: fc.boolean(),
    hasCode: fc.boolean(),
    /** Number of steps after which the process dies; undefined for a process that survives. */
    dies: fc.option(fc.integer({ min: 0, max: 30 }), { nil: undefined }),
    submits: fc.integer({ min: 1, max: 2 }),
  }),
  { minLength: 1, maxLength: 5 },
);

test('sells the units and takes the uses that exist and keeps none reserved, for any interleaving and any crash', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      buyers,
      fc.integer({ min: 0, max: 6 }),
      fc.integer({ min: 0, max: 3 }),
      fc.boolean(),
      async (scheduler, people, units, uses, sweeps) => {
        const shop = memoryShop({ seller: SELLER, price: PRICE, units, uses });
        const never = new Promise<never>(() => {});
        const living: Promise<unknown>[] = [];
        const answers: { buyer: string; key: string; id: string }[] = [];
        const process = (dies: number | undefined) => {
          let steps = 0;
          return processOf(shop, async () => {
            if (dies !== undefined && steps >= dies) return never;
            steps += 1;
            await scheduler.schedule(Promise.resolve());
            if (dies !== undefined && steps >= dies) return never;
          });
        };
        people.forEach(({ wants, reversed, hasCode, dies, submits }, at) => {
          const buyer = String(at).repeat(24);
          const claim = claimOf(shop, buyer, { wants, reversed, hasCode });
          for (let turn = 0; turn < submits; turn++) {
            // Only the first of a buyer's requests dies; the second one is the retry that another process serves.
            const mine = process(turn === 0 ? dies : undefined);
            const submitted = mine.submit(buyer, claim, `key-${at}`, waiting).then(
              (order) => void answers.push({ buyer, key: `key-${at}`, id: order._id }),
              (error: unknown) =>
                expect(error).toHaveProperty('code', expect.stringMatching(/OUT_OF_STOCK|CODE_CHANGED|UNAVAILABLE/)),
            );
            if (turn > 0 || dies === undefined) living.push(submitted);
          }
        });
        // Advances the clock, so that requests stop waiting for a dead process.
        const passing = (async () => {
          for (let tick = 0; tick < 40; tick++) {
            await scheduler.schedule(Promise.resolve());
            shop.pass(PLACING_MS / 5);
            if (sweeps && tick % 4 === 0) living.push(process(undefined).sweep());
          }
        })();
        await scheduler.waitFor(passing.then(() => Promise.all(living)));

        const after = processOf(shop, async () => {});
        for (let round = 0; round < 3; round++) {
          shop.pass(10 * PLACING_MS);
          await after.sweep();
        }
        const placed = shop.allOrders();
        expect(placed.every(({ state }) => state === undefined)).toBe(true);
        for (const { item, size } of VARIANTS) {
          const product = shop.items[item] ?? '';
          const sold = placed
            .flatMap(({ lines }) => lines)
            .filter((line) => line.product === product && line.size === (size ?? null))
            .reduce((sum, { quantity }) => sum + quantity, 0);
          expect(sumOf(shop.stockOf(product), size)).toEqual({ free: units - sold, reserved: 0 });
        }
        for (const { lines } of placed) expect(new Set(lines.map(lineIdOf)).size).toBe(lines.length);
        const reduced = placed.filter(({ codes }) => codes !== undefined);
        expect(reduced.length).toBeLessThanOrEqual(uses);
        const taken = reduced.length;
        expect(shop.code()).toEqual({ left: uses - taken, reserved: 0, taken, persons: taken });
        for (const { buyer, key, id } of answers) {
          const ofKey = placed.filter((order) => order.buyer === buyer && order.idempotency?.key === key);
          expect(ofKey.map(({ _id }) => _id)).toEqual([id]);
        }
      },
    ),
    { numRuns: 300 },
  );
}, 60_000);

test.each([
  ['before it is written', 0],
  ['while its units are reserved', 1],
])('places no order and reserves nothing when the client disconnects %s', async (_, asked) => {
  const shop = memoryShop({ seller: SELLER, price: PRICE, units: 2 });
  const [item = ''] = shop.items;
  const buyer = '1'.repeat(24);
  const line = { productId: item, quantity: 1, price: PRICE, seller: SELLER };
  const claim = { buyer, items: [line], totalPrice: PRICE, userLocation: shop.location };
  const { submit } = processOf(shop, async () => {});
  let looks = 0;
  await expect(submit(buyer, claim, 'key', () => looks++ < asked)).rejects.toHaveProperty('code', 'UNAVAILABLE');
  expect(looks).toBe(asked + 1);
  expect(shop.allOrders()).toEqual([]);
  expect(sumOf(shop.stockOf(item))).toEqual({ free: 2, reserved: 0 });
});
