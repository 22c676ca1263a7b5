import { addToCart, getCart, updateCartQuantity } from '@ethereal/contracts/cart';
import type { Item } from '@ethereal/contracts/items';
import { submitOrder } from '@ethereal/contracts/orders';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { callApi } from '../kit/api.ts';
import { until } from '../kit/until.ts';
import { type Client, createClient, faultOf } from './client.ts';
import { claimOf } from './person-actions.ts';
import { openShop, type Person, type Shop } from './shop.ts';

const BUYERS = 200;
const ORDERS_EACH = 2;

let shop: Shop;
let client: Client;

beforeAll(async () => {
  shop = await openShop({ people: BUYERS, items: 4, scale: { 'svc-orders': 2 } });
  client = createClient(shop.site.site);
});
afterAll(() => shop?.close());

const upTo = (max: number) => 1 + Math.floor(Math.random() * max);

/** Fills a cart, changes it and orders, with each order sent one to three times at once under one key. */
async function buy(buyer: Person, item: Item) {
  const productId = item._id;
  await client.insist(addToCart, { body: { productId, quantity: upTo(5) } }, buyer.token);
  const quantity = upTo(10);
  await client.insist(updateCartQuantity, { body: { productId, quantity } }, buyer.token);
  const body = claimOf(buyer, item, quantity);
  const headers = { 'idempotency-key': crypto.randomUUID() };
  const sent = Array.from({ length: upTo(3) }, () => client.insist(submitOrder, { body, headers }, buyer.token));
  const ids = new Set((await Promise.all(sent)).map((order) => order._id));
  expect(ids.size).toBe(1);
  return { productId, quantity, requests: sent.length };
}

it(`keeps orders, sold events and dashboards equal to the unit for ${BUYERS} buyers at once with duplicate requests`, async () => {
  const startedAt = performance.now();
  const bought = await Promise.all(
    shop.people.map(async (buyer, at) => {
      const orders: Awaited<ReturnType<typeof buy>>[] = [];
      for (let number = 0; number < ORDERS_EACH; number++) {
        const item = shop.items[(at + number) % shop.items.length];
        if (item) orders.push(await buy(buyer, item));
      }
      return orders;
    }),
  );
  const seconds = (performance.now() - startedAt) / 1000;
  const meant = bought.flat();
  const unitsOf = (lines: { productId: string; quantity: number }[], item: Item) =>
    lines.filter((line) => line.productId === item._id).reduce((sum, line) => sum + line.quantity, 0);

  const lists = await Promise.all(shop.people.map((buyer) => shop.ordersOf(buyer)));
  const listed = lists
    .flat()
    .flatMap((order) => order.items.map((line) => ({ productId: line.productId._id, quantity: line.quantity })));
  expect(lists.map((orders) => orders.length)).toEqual(shop.people.map(() => ORDERS_EACH));
  const dashboards = async () => Promise.all(shop.items.map(async (item) => (await shop.totalsOf(item)).sales));
  const wanted = shop.items.map((item) => unitsOf(meant, item));
  expect(shop.items.map((item) => unitsOf(listed, item))).toEqual(wanted);
  await until('every sale to be counted', dashboards, (now) => String(now) === String(wanted), 60_000);
  const carts = await Promise.all(shop.people.map((buyer) => callApi(getCart, {}, buyer.token, shop.site.site)));
  expect(carts.filter((cart) => cart.items.length > 0)).toEqual([]);

  // Two hundred buyers at once may be too many for a small machine, which then answers 503; they repeat the order.
  expect(client.failed.flatMap((failure) => faultOf(failure) ?? [])).toEqual([]);
  const requests = meant.reduce((sum, order) => sum + order.requests, 0);
  const units = wanted.reduce((sum, count) => sum + count, 0);
  console.log(
    `${BUYERS} buyers: ${meant.length} orders by ${requests} requests in ${seconds.toFixed(0)} s, ${client.failed.length} calls pressed again, ${units} units everywhere`,
  );
}, 180_000);
