import { newId } from '@ethereal/service-kit/ids';
import { describe, expect, it, test, vi } from 'vitest';
import { openExchange, withInstances } from '../testing/processes.ts';
import { location } from '../testing/start-orders.ts';

const { env, exchange, at } = openExchange('stock');
const apart = withInstances(env);
const seller = newId();
const PRICE = 10;

const stockAt = async (url: string, id: string) => (await at(url, seller)('GET', `/api/stock/${id}`)).body;

/** Creates two items with units, and an order for some of both. */
async function scene(url: string, units: number, quantity: number) {
  // Ids sort by the time of their creation.
  const [a, b] = [newId(), newId()];
  const user = newId();
  const coat = { name: 'Coat', priceCents: PRICE * 100, seller, sizes: [] };
  await vi.waitFor(async () => {
    // The items are published again until the queue of the service is bound.
    for (const id of [a, b]) await exchange().publishItem(id, 1, coat, units);
    for (const id of [a, b]) expect((await stockAt(url, id)).stock).toBe(units);
  }, 15_000);
  const claim = {
    buyer: user,
    items: [a, b].map((productId) => ({ productId, quantity, price: PRICE, seller })),
    totalPrice: 2 * quantity * PRICE,
    userLocation: location,
  };
  const submit = (to: string) => at(to, user)('POST', '/api/submitOrder', claim, { 'idempotency-key': user });
  const orders = async (to: string) => (await at(to, user)('GET', `/api/ordersBuyer?buyerId=${user}`)).body.orders;
  const left = async (to: string) => [await stockAt(to, a), await stockAt(to, b)];
  return { a, b, user, submit, orders, left };
}

const all = (stock: number) => [
  { stock, reserved: 0 },
  { stock, reserved: 0 },
];

test.concurrent.each([
  ['after the write', false],
  ['before units are reserved', false],
  ['after 1 of the units are reserved', false],
  ['after 2 of the units are reserved', false],
  ['before it is placed', false],
  ['after it is placed', true],
  ['before the units leave the stock', true],
  ['after the units left the stock', true],
])(
  'places the order with its units or not at all when killed %s',
  apart(async ({ startProcess, startNext }, step: string, placed: boolean) => {
    const dying = await startProcess({ KILL_AT: step });
    const { submit, orders, left } = await scene(dying.url, 5, 2);
    await expect(submit(dying.url)).rejects.toThrow();
    expect(await dying.exited).toBe(step);

    const { url } = await startNext();
    await vi.waitFor(async () => {
      expect(await left(url)).toEqual(all(placed ? 3 : 5));
      expect(await orders(url)).toHaveLength(placed ? 1 : 0);
    }, 20_000);
    expect((await submit(url)).status).toBe(201);
    expect(await orders(url)).toHaveLength(1);
    await vi.waitFor(async () => expect(await left(url)).toEqual(all(3)), 20_000);
  }),
  180_000,
);

test.concurrent(
  'places the order once when it is retried with its key after a kill, without waiting for the sweep',
  apart(async ({ startProcess, startNext }) => {
    const dying = await startProcess({ KILL_AT: 'after 2 of the units are reserved' });
    const { submit, orders, left } = await scene(dying.url, 2, 2);
    await expect(submit(dying.url)).rejects.toThrow();
    await dying.exited;
    const { url } = await startNext();
    const answers = await Promise.all([submit(url), submit(url), submit(url)]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(await orders(url)).toHaveLength(1);
    await vi.waitFor(async () => expect(await left(url)).toEqual(all(0)), 20_000);
  }),
  180_000,
);

test.concurrent.each([
  'before it is refused',
  'after it is refused',
  'before the units are free again',
  'after the units are free again',
])(
  'frees reserved units of a refused order when killed %s',
  apart(async ({ startProcess, startNext }, step: string) => {
    const dying = await startProcess({ KILL_AT: step, WAIT_AT: 'after 1 of the units are reserved' });
    const { url } = await startNext();
    const { b, submit, left } = await scene(dying.url, 5, 2);
    const submitted = expect(submit(dying.url)).rejects.toThrow();
    await dying.waiting;
    // Another buyer takes the units of the second item, so that the order releases the first item.
    const buyer = newId();
    const claim = {
      buyer,
      totalPrice: 4 * PRICE,
      userLocation: location,
      items: [{ productId: b, quantity: 4, price: PRICE, seller }],
    };
    expect((await at(url, buyer)('POST', '/api/submitOrder', claim)).status).toBe(201);
    dying.resume();
    await submitted;
    expect(await dying.exited).toBe(step);
    await vi.waitFor(async () => {
      expect(await left(url)).toEqual([
        { stock: 5, reserved: 0 },
        { stock: 1, reserved: 0 },
      ]);
    }, 30_000);
    expect((await submit(url)).body.code).toBe('OUT_OF_STOCK');
  }),
  180_000,
);

test.concurrent.each(['before units come back', 'after units came back'])(
  'returns the units of a cancelled line once when killed %s',
  apart(async ({ startProcess, startNext }, step: string) => {
    const dying = await startProcess({ KILL_AT: step });
    const { a, user, submit, left } = await scene(dying.url, 5, 2);
    const { _id } = (await submit(dying.url)).body;
    const cancel = (url: string) => at(url, user)('POST', `/api/orders/${_id}/items/${a}/cancel`, {});
    await expect(cancel(dying.url)).rejects.toThrow();
    expect(await dying.exited).toBe(step);
    const { url } = await startNext();
    await vi.waitFor(async () => {
      expect(await left(url)).toEqual([
        { stock: 5, reserved: 0 },
        { stock: 3, reserved: 0 },
      ]);
    }, 20_000);
    expect((await cancel(url)).status).toBe(200);
    expect((await left(url))[0]).toEqual({ stock: 5, reserved: 0 });
  }),
  180_000,
);

describe('an order of two sizes of one item', () => {
  const SIZES = ['US 9', 'US 9.5'] as const;

  /** Creates the item with four units of each size, and an order for two and three of them. */
  async function sizedScene(url: string) {
    const [boots, user] = [newId(), newId()];
    const item = { name: 'Boots', priceCents: 3333, seller, sizes: [], otherSizes: [...SIZES] };
    await vi.waitFor(async () => {
      await exchange().publishItem(boots, 1, item, { 'US 9': 4, 'US 9.5': 4 });
      expect((await stockAt(url, boots)).stock).toEqual({ 'US 9': 4, 'US 9.5': 4 });
    }, 15_000);
    const line = { productId: boots, price: 33.33, seller };
    const claim = {
      buyer: user,
      items: SIZES.map((sizeChosen, index) => ({ ...line, quantity: 2 + index, sizeChosen })),
      totalPrice: 166.65,
      userLocation: location,
    };
    const submit = (to: string) => at(to, user)('POST', '/api/submitOrder', claim, { 'idempotency-key': user });
    const stock = async (to: string) => {
      const { stock: free, reserved } = await stockAt(to, boots);
      return [...SIZES.map((size) => free[size]), ...SIZES.map((size) => reserved[size])];
    };
    return { boots, user, submit, stock };
  }

  it.concurrent.each([
    ['after 1 of the units are reserved', false],
    ['after 2 of the units are reserved', false],
    ['after it is placed', true],
  ])(
    'is placed with the units of both, or not at all, when killed %s',
    apart(async ({ startProcess, startNext }, step: string, placed: boolean) => {
      const dying = await startProcess({ KILL_AT: step });
      const { submit, stock } = await sizedScene(dying.url);
      await expect(submit(dying.url)).rejects.toThrow();
      expect(await dying.exited).toBe(step);
      const { url } = await startNext();
      await vi.waitFor(async () => expect(await stock(url)).toEqual(placed ? [2, 1, 0, 0] : [4, 4, 0, 0]), 20_000);
      const { status, body } = await submit(url);
      expect([status, body.totalPrice]).toEqual([201, 166.65]);
      expect(new Set(body.items.map(({ lineId }: { lineId: string }) => lineId)).size).toBe(2);
      await vi.waitFor(async () => expect(await stock(url)).toEqual([2, 1, 0, 0]), 20_000);
    }),
    180_000,
  );
});
