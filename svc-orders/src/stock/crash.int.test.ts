import { newId } from '@ethereal/service-kit/ids';
import { testEnvironment } from '@ethereal/service-kit/testing/environment';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { processes } from '../testing/processes.ts';
import { callerOf, joinExchange, location } from '../testing/service.ts';

let environment: Awaited<ReturnType<typeof testEnvironment>>;
let exchange: Awaited<ReturnType<typeof joinExchange>>;
const { startProcess, killAll } = processes(() => environment.env);
const seller = newId();
const PRICE = 10;

beforeAll(async () => {
  environment = await testEnvironment('stock');
  exchange = await joinExchange(environment.env);
}, 60_000);
afterEach(killAll);
afterAll(async () => {
  await exchange?.close();
  await environment?.close();
});

const at = (url: string, user: string) => callerOf(url, environment.tokens.headers(user));
const stockAt = async (url: string, id: string) => (await at(url, seller)('GET', `/api/stock/${id}`)).body;

/** Creates two items with units, and an order for some of both. */
async function scene(url: string, pieces: number, quantity: number) {
  // Ids sort by the time of their creation.
  const [a, b] = [newId(), newId()];
  const user = newId();
  const coat = { name: 'Coat', priceCents: PRICE * 100, seller, sizes: [] };
  await vi.waitFor(async () => {
    // places the order once when it is retried with its key after a kill, without waiting for the sweep
    for (const id of [a, b]) await exchange.publishItem(id, 1, coat, pieces);
    for (const id of [a, b]) expect((await stockAt(url, id)).stock).toBe(pieces);
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

test.each([
  ['after the write', false],
  ['before pieces are reserved', false],
  ['after 1 of the pieces are reserved', false],
  ['after 2 of the pieces are reserved', false],
  ['before it is placed', false],
  ['after it is placed', true],
  ['before the pieces leave the stock', true],
  ['after the pieces left the stock', true],
])(
  'killed %s: the order and its pieces go together or not at all, and nothing stays reserved',
  async (step, placed) => {
    const dying = await startProcess({ KILL_AT: step });
    const { submit, orders, left } = await scene(dying.url, 5, 2);
    await expect(submit(dying.url)).rejects.toThrow();
    await dying.exited;

    const { url } = await startProcess();
    await vi.waitFor(async () => {
      expect(await left(url)).toEqual(all(placed ? 3 : 5));
      expect(await orders(url)).toHaveLength(placed ? 1 : 0);
    }, 20_000);
    expect((await submit(url)).status).toBe(201);
    expect(await orders(url)).toHaveLength(1);
    await vi.waitFor(async () => expect(await left(url)).toEqual(all(3)), 20_000);
  },
  60_000,
);

test('places the order once when it is retried with its key after a kill, without waiting for the sweep', async () => {
  const dying = await startProcess({ KILL_AT: 'after 2 of the pieces are reserved' });
  const { submit, orders, left } = await scene(dying.url, 2, 2);
  await expect(submit(dying.url)).rejects.toThrow();
  await dying.exited;
  const { url } = await startProcess();
  const answers = await Promise.all([submit(url), submit(url), submit(url)]);
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
  expect(await orders(url)).toHaveLength(1);
  await vi.waitFor(async () => expect(await left(url)).toEqual(all(0)), 20_000);
}, 60_000);

test.each([
  'before it is refused',
  'after it is refused',
  'before the pieces are free again',
  'after the pieces are free again',
])(
  'killed %s: what was reserved is free again',
  async (step) => {
    const dying = await startProcess({ KILL_AT: step });
    const { b, submit, orders, left, user } = await scene(dying.url, 5, 2);
    // An order whose process died reserved the last unit of the second item. The new order reserves the first item,
    // then releases it.
    const other = await startProcess({ KILL_AT: 'before it is placed' });
    const claim = {
      buyer: user,
      totalPrice: 4 * PRICE,
      userLocation: location,
      items: [{ productId: b, quantity: 4, price: PRICE, seller }],
    };
    await vi.waitFor(async () => expect((await stockAt(other.url, b)).stock).toBe(5), 15_000);
    // Each request is answered or dies, in any order.
    await Promise.allSettled([at(other.url, user)('POST', '/api/submitOrder', claim), submit(dying.url)]);
    for (const one of [other, dying]) {
      one.kill();
      await one.exited;
    }
    const { url } = await startProcess();
    await vi.waitFor(async () => {
      const taken = 2 * (await orders(url)).length;
      expect(await left(url)).toEqual(all(5 - taken));
    }, 30_000);
  },
  90_000,
);

test.each(['before pieces come back', 'after pieces came back'])(
  'returns the units of a cancelled line once when killed %s',
  async (step) => {
    const dying = await startProcess({ KILL_AT: step });
    const { a, user, submit, left } = await scene(dying.url, 5, 2);
    const { _id } = (await submit(dying.url)).body;
    const cancel = (url: string) => at(url, user)('POST', `/api/orders/${_id}/items/${a}/cancel`, {});
    await expect(cancel(dying.url)).rejects.toThrow();
    await dying.exited;
    const { url } = await startProcess();
    await vi.waitFor(async () => {
      expect(await left(url)).toEqual([
        { stock: 5, reserved: 0 },
        { stock: 3, reserved: 0 },
      ]);
    }, 20_000);
    expect((await cancel(url)).status).toBe(200);
    expect((await left(url))[0]).toEqual({ stock: 5, reserved: 0 });
  },
  60_000,
);
