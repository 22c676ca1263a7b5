import { setTimeout as pause } from 'node:timers/promises';
import { type Item, uploadItem } from '@ethereal/contracts/items';
import { submitOrder } from '@ethereal/contracts/orders';
import { getStock, type Stock } from '@ethereal/contracts/stock';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { callApi, send } from '../kit/api.ts';
import { itemToSend } from '../kit/goods.ts';
import { until } from '../kit/until.ts';
import { claimOf } from './person-actions.ts';
import { openShop, type Person, type Shop } from './shop.ts';

const BUYERS = 200;
/** Stock of each size, fifty pieces in total. */
const PIECES = { S: 20, M: 20, L: 10 } as const;
const SIZES = ['S', 'M', 'L'] as const;
type Size = (typeof SIZES)[number];
const AGAIN_AFTER_MS = 100;
const VICTIMS = ['svc-orders', 'mongodb', 'svc-orders-2', 'mongodb'];

let shop: Shop;
let item: Item;

beforeAll(async () => {
  shop = await openShop({ people: BUYERS, items: 0, scale: { 'svc-orders': 2 } });
  const { token } = shop.seller;
  const body = { ...(await itemToSend(token, { size: [...SIZES] }, shop.site.site)), stock: PIECES };
  item = await callApi(uploadItem, { body }, token, shop.site.site);
  await until('the stock to be counted', stock, (now) => String(now?.S) === '20');
});
afterAll(() => shop?.close());

async function stock(): Promise<Record<Size, number> | undefined> {
  const params = { itemId: item._id };
  const answer = await send(getStock, { params }, shop.seller.token, shop.site.site);
  if (answer.status !== 200) return undefined;
  const { stock: counted, reserved } = getStock.success.body.parse(await answer.json());
  const held = typeof reserved === 'number' ? reserved : sumOf(reserved);
  // Units that an order in flight reserves may still be released.
  return held === 0 ? sizesOf(counted) : undefined;
}
const sumOf = (counts: Partial<Record<string, number>>) =>
  Object.values(counts).reduce<number>((sum, count) => sum + (count ?? 0), 0);
function sizesOf(counted: Stock): Record<Size, number> {
  const of = (size: Size) => (typeof counted === 'object' ? (counted?.[size] ?? 0) : 0);
  return { S: of('S'), M: of('M'), L: of('L') };
}

/** Repeats an order under the same key until it is accepted or refused. */
async function press(buyer: Person, size: Size, key: string): Promise<string | undefined> {
  const claim = claimOf(buyer, item, 1);
  const body = { ...claim, items: claim.items.map((line) => ({ ...line, sizeChosen: size })) };
  const headers = { 'idempotency-key': key };
  for (;;) {
    const answer = await send(submitOrder, { body, headers }, buyer.token, shop.site.site).catch(() => undefined);
    const answerBody = await answer?.json().catch(() => undefined);
    if (answer?.status === 201) return String(answerBody._id);
    if (answer?.status === 409) {
      expect(answerBody.code).toBe('OUT_OF_STOCK');
      return undefined;
    }
    await pause(AGAIN_AFTER_MS);
  }
}

type Bought = { buyer: Person; size: Size; id: string | undefined };

/** Sends an order up to three times at once under one key. */
async function buy(buyer: Person, at: number): Promise<Bought> {
  const size = SIZES[at % SIZES.length] ?? 'S';
  const key = crypto.randomUUID();
  const ids = await Promise.all(Array.from({ length: 1 + (at % 3) }, () => press(buyer, size, key)));
  const placed = new Set(ids.filter((id) => id !== undefined));
  expect(placed.size, 'orders of one key').toBeLessThanOrEqual(1);
  const [id] = placed;
  return { buyer, size, id };
}

/**
 * Lets the buyers order in as many waves as there are victims, and kills one process that orders need during each wave.
 */
async function buyWhileKilling(): Promise<Bought[]> {
  const wave = Math.ceil(BUYERS / VICTIMS.length);
  const buying: Promise<Bought>[] = [];
  for (const name of VICTIMS) {
    const from = buying.length;
    for (const [index, buyer] of shop.people.slice(from, from + wave).entries()) buying.push(buy(buyer, from + index));
    await pause(Math.random() * 400);
    const victim = shop.site.service(name);
    await victim.kill();
    await victim.start();
  }
  return Promise.all(buying);
}

it(`sells 50 pieces of three sizes once to ${BUYERS} buyers while svc-orders and the store are killed`, async () => {
  const startedAt = performance.now();
  const bought = await buyWhileKilling();
  const seconds = (performance.now() - startedAt) / 1000;

  const left = await until('nothing to be held', stock, (now) => now !== undefined, 90_000);
  // Buyers who were refused order the pieces that came back after a crash.
  for (const size of SIZES) {
    const refused = bought.filter((one) => one.size === size && one.id === undefined);
    for (const one of refused.slice(0, left?.[size])) one.id = await press(one.buyer, size, crypto.randomUUID());
  }
  await until('everything to be sold', stock, (now) => now !== undefined && sumOf(now) === 0, 30_000);

  const lists = await Promise.all(shop.people.map((buyer) => shop.ordersOf(buyer)));
  const listed = lists.map((orders) => orders.map(({ _id }) => _id));
  // Every answer agrees with the list of orders: a buyer who was refused has none.
  expect(listed).toEqual(bought.map(({ id }) => (id === undefined ? [] : [id])));
  const sold = lists.flat().flatMap(({ items }) => items.map(({ sizeChosen }) => sizeChosen));
  const soldOf = (size: Size) => sold.filter((one) => one === size).length;
  expect({ S: soldOf('S'), M: soldOf('M'), L: soldOf('L') }).toEqual(PIECES);
  const totals = async () => (await shop.totalsOf(item)).sales;
  await until('every sale to be counted', totals, (sales) => sales === sold.length, 90_000);
  console.log(
    `${BUYERS} buyers: ${sold.length} of 50 pieces sold (${sumOf(left ?? {})} of them after the last kill), ${VICTIMS.length} kills in ${seconds.toFixed(0)} s`,
  );
}, 400_000);
