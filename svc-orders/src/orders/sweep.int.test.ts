import { newId } from '@ethereal/service-kit/ids';
import { backingServices, testDatabaseName, testLogger } from '@ethereal/service-kit/testing/harness';
import { MongoClient } from 'mongodb';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CartStore } from '../cart/cart.store.ts';
import { createUsesStore } from '../codes/uses.store.ts';
import type { ItemStock } from '../stock/stock.rules.ts';
import { createStockStore, type StockStore } from '../stock/stock.store.ts';
import { location } from '../testing/start-orders.ts';
import { createFinishOrder } from './finish-order.ts';
import type { CardPayment, Order } from './order.ts';
import { createOrdersStore } from './orders.store.ts';
import { createPlaceTracked } from './place-tracked.ts';
import { createSweep } from './sweep.ts';

const name = testDatabaseName('sweep');
let client: MongoClient;
let shop: ReturnType<typeof open>;

/** Opens the real stores, with other calls for the stock if given, and their sweep, without publishing. */
function open(others: Partial<StockStore> = {}) {
  const db = client.db(name);
  const [orders, uses] = [createOrdersStore(db), createUsesStore(db)];
  const stocks = { ...createStockStore(db), ...others };
  const [announceStock, now] = [() => {}, () => new Date()];
  const openPayment = async () => 'http://bank.test';
  const carts = {} as CartStore;
  const finish = createFinishOrder({
    orders,
    stocks,
    uses,
    carts,
    announceStock,
    announceOrder: () => {},
    logger: testLogger,
  });
  const placeTracked = createPlaceTracked({ orders, stocks, uses, announceStock, openPayment, now });
  return {
    orders,
    stocks,
    finish,
    sweep: createSweep({ orders, stocks, placeTracked, finish, announceStock, now }),
    putStocks: (stocks: ItemStock[]) => db.collection<ItemStock>('stock').insertMany(stocks),
  };
}

beforeAll(async () => {
  client = await new MongoClient(backingServices().mongodbUrl).connect();
  shop = open();
  await Promise.all([shop.orders.ensureIndexes(), shop.stocks.ensureIndexes()]);
});
afterAll(async () => {
  await client.db(name).dropDatabase();
  await client.close();
});

const LONG_AGO = new Date(Date.now() - 600_000);
/** Creates an item of which an order reserved one of two units long ago. */
const reservedBy = (order: string, _id = newId()): ItemStock => ({
  _id,
  seller: newId(),
  itemName: 'Coat',
  sizes: [],
  tracked: true,
  free: { all: 1 },
  reserved: { all: 1 },
  reservations: [{ order, key: 'all', quantity: 1, at: LONG_AGO }],
  version: 1,
  setAt: LONG_AGO,
  itemVersion: 1,
  restocked: [],
});
const unitsOf = ({ _id: item }: ItemStock) => ({ item, key: 'all' as const, quantity: 1 });
const payment = (more: Partial<CardPayment>): CardPayment => ({
  state: 'awaiting',
  version: 0,
  expiresAt: new Date(Date.now() + 60_000),
  refunds: [],
  ...more,
});
const orderOf = (_id: string, more: Partial<Order>): Order => ({
  _id,
  buyer: newId(),
  sellers: [],
  lines: [],
  totalCents: 0,
  createdAt: LONG_AGO,
  pendingEvents: [],
  userLocation: { ...location, country: 'United States', state: 'NY' },
  ...more,
});
const stockOf = async (item: string) => {
  const stock = (await shop.stocks.find([item])).get(item);
  return stock && { free: stock.free.all, reserved: stock.reserved.all };
};

test('frees units after some that cannot be freed', async () => {
  const faulty = newId();
  const [first, second] = [reservedBy(faulty), reservedBy(newId())];
  await shop.putStocks([first, second]);
  const { sweep } = open({
    async release(order, units) {
      if (order === faulty) throw new Error('The database refuses this document.');
      await shop.stocks.release(order, units);
    },
  });
  await expect(sweep()).rejects.toThrow('refuses');
  expect(await stockOf(second._id)).toEqual({ free: 2, reserved: 0 });
});

test('frees units without an order that are listed after many units of unpaid orders', async () => {
  const waiting = newId();
  const [first, ...others] = Array.from({ length: 120 }, newId).toSorted();
  const orphan = reservedBy(newId(), others.at(-1));
  const reserved = [first, ...others.slice(0, -1)].map((item) => reservedBy(waiting, item));
  await shop.putStocks([...reserved, orphan]);
  await shop.orders.insert(orderOf(waiting, { payment: payment({}), reserved: reserved.map(unitsOf) }));
  await shop.sweep();
  expect(await stockOf(orphan._id)).toEqual({ free: 1, reserved: 1 });
  await shop.sweep();
  expect(await stockOf(orphan._id)).toEqual({ free: 2, reserved: 0 });
  expect(await stockOf(reserved[0]?._id ?? '')).toEqual({ free: 1, reserved: 1 });
});

test('frees units cancelled before the payment and sells the rest, even after a crash', async () => {
  const order = newId();
  const [cancelled, sold] = [reservedBy(order), reservedBy(order)];
  await shop.putStocks([cancelled, sold]);
  // A release with one line per product stored no key, and left the reserved units unchanged.
  const restock = { id: newId(), item: cancelled._id, size: null, quantity: 1, reserved: true as const };
  const paid = orderOf(order, {
    reserved: [cancelled, sold].map(unitsOf),
    restocks: [restock],
    payment: payment({ state: 'authorized', placed: true }),
  });
  await shop.orders.insert(paid);
  await shop.finish.finishOrder(paid);
  for (let times = 0; times < 2; times++) await shop.sweep();
  expect(await stockOf(cancelled._id)).toEqual({ free: 2, reserved: 0 });
  expect(await stockOf(sold._id)).toEqual({ free: 1, reserved: 0 });
});

test('releases the cancelled part of a reservation once, and takes its rest', async () => {
  const order = newId();
  const stock = { ...reservedBy(order), reserved: { all: 3 } };
  await shop.putStocks([{ ...stock, reservations: [{ order, key: 'all', quantity: 3, at: LONG_AGO }] }]);
  const part = { id: newId(), item: stock._id, size: null, quantity: 2, reserved: true as const, key: 'all' };
  await shop.stocks.releasePart(order, part);
  expect(await stockOf(stock._id)).toEqual({ free: 3, reserved: 1 });
  const paid = orderOf(order, {
    reserved: [{ item: stock._id, key: 'all', quantity: 1 }],
    restocks: [part],
    payment: payment({ state: 'authorized', placed: true }),
  });
  await shop.orders.insert(paid);
  await shop.finish.finishOrder(paid);
  for (let times = 0; times < 2; times++) await shop.sweep();
  expect(await stockOf(stock._id)).toEqual({ free: 3, reserved: 0 });
  expect((await shop.stocks.find([stock._id])).get(stock._id)?.reservations).toEqual([]);
});
