import { type PricedItem, pricedAt, type ReplicaItem } from '@ethereal/item-replica/item-replica';
import { newId } from '@ethereal/service-kit/ids';
import { vi } from 'vitest';
import type { CartStore } from '../cart/cart.store.ts';
import { type Code, type CodeUse, codeIdOf } from '../codes/code.ts';
import type { UsesStore } from '../codes/uses.store.ts';
import type { Order } from '../orders/order.ts';
import type { OrdersStore } from '../orders/orders.store.ts';
import type { ItemStock } from '../stock/stock.rules.ts';
import type { StockStore, Units } from '../stock/stock.store.ts';
import { location } from './start-orders.ts';

const copy = <T>(value: T): T => structuredClone(value);
const unused = vi.fn(() => Promise.reject(new Error('not part of this test')));

function memoryStocks(stocks: Map<string, ItemStock>): StockStore {
  const settle = (order: string, reserved: readonly Units[], isFree: boolean) => {
    for (const { item, key, quantity } of reserved) {
      const stock = stocks.get(item);
      if (!stock?.reservations.some((reservation) => reservation.order === order && reservation.key === key)) continue;
      stock.reservations = stock.reservations.filter((candidate) => candidate.order !== order || candidate.key !== key);
      stock.reserved[key] = (stock.reserved[key] ?? 0) - quantity;
      if (isFree) stock.free[key] = (stock.free[key] ?? 0) + quantity;
    }
  };
  return {
    async find(ids) {
      return new Map(ids.flatMap((id) => (stocks.has(id) ? [[id, copy(stocks.get(id) as ItemStock)]] : [])));
    },
    async reserve(order, { item, key, quantity }, at) {
      const stock = stocks.get(item);
      const isReserved = stock?.reservations.some((candidate) => candidate.order === order && candidate.key === key);
      if (!stock || isReserved || (stock.free[key] ?? 0) < quantity) return false;
      stock.free[key] = (stock.free[key] ?? 0) - quantity;
      stock.reserved[key] = (stock.reserved[key] ?? 0) + quantity;
      stock.reservations.push({ order, key, quantity, at });
      return true;
    },
    take: async (order, reserved) => settle(order, reserved, false),
    release: async (order, reserved) => settle(order, reserved, true),
    async reservedBefore(moment) {
      const reserved = [...stocks.values()].flatMap(({ _id: item, reservations }) =>
        reservations
          .filter(({ at }) => at < moment)
          .map(({ order, key, quantity }) => ({ order, units: { item, key, quantity } })),
      );
      return { reserved, next: undefined };
    },
    ofSeller: unused,
    replace: unused,
    restock: unused,
    releasePart: unused,
    unannounced: unused,
    markAnnounced: unused,
    ensureIndexes: unused,
  };
}

/** Uses of one code that each person may use once. */
type MemoryUses = { code: Code; reservations: Map<string, Date>; persons: Map<string, string> };

function memoryUses({ code, reservations, persons }: MemoryUses): UsesStore {
  const forget = ({ person, order }: CodeUse) => {
    if (persons.get(person) === order) persons.delete(person);
  };
  return {
    async reserve({ order, person }, at) {
      if (persons.has(person)) return 'used';
      if (reservations.has(order) || (code.left ?? 0) < 1) return 'gone';
      persons.set(person, order);
      reservations.set(order, at);
      code.left = (code.left ?? 0) - 1;
      code.reserved += 1;
      return 'reserved';
    },
    async take(uses) {
      for (const { order } of uses) {
        if (!reservations.delete(order)) continue;
        code.reserved -= 1;
        code.taken += 1;
      }
    },
    async release(uses) {
      for (const use of uses) {
        if (reservations.delete(use.order)) {
          code.reserved -= 1;
          code.left = (code.left ?? 0) + 1;
        }
        forget(use);
      }
    },
    giveBack: unused,
    usedBy: async (person) => new Set(persons.has(person) ? [code._id] : []),
    async heldBefore(moment) {
      const held = [...reservations].filter(([, at]) => at < moment);
      const personOf = (order: string) => [...persons].find(([, held]) => held === order)?.[0] ?? '';
      return {
        held: held.map(([order]) => ({ code: code._id, order, person: personOf(order), cents: 0, once: true })),
        next: undefined,
      };
    },
    untakenBefore: async () => ({ held: [], next: undefined }),
    ensureIndexes: unused,
  };
}

function memoryOrders(orders: Map<string, Order>): OrdersStore {
  const all = (wanted: (order: Order) => boolean) => [...orders.values()].filter(wanted).map(copy);
  return {
    async insert(order) {
      const first = [...orders.values()].find(
        ({ buyer, idempotency }) => buyer === order.buyer && idempotency?.key === order.idempotency?.key,
      );
      if (order.idempotency && first) return copy(first);
      orders.set(order._id, copy(order));
      return order;
    },
    async place({ _id, lines, pendingEvents }) {
      const stored = orders.get(_id);
      if (stored?.state !== 'placing') return undefined;
      const { state: _, ...placed } = { ...stored, lines, pendingEvents };
      orders.set(_id, copy(placed));
      return copy(placed);
    },
    async refuse(id) {
      const stored = orders.get(id);
      if (!stored?.state) return undefined;
      const { idempotency: _, ...rest } = stored;
      orders.set(id, { ...rest, state: 'refused' });
      return copy({ ...rest, state: 'refused' });
    },
    async remove(id) {
      if (orders.get(id)?.state === 'refused') orders.delete(id);
    },
    recent: () => undefined,
    byKey: async (buyer, key) => all((order) => order.buyer === buyer && order.idempotency?.key === key)[0],
    anyById: async (id) => all(({ _id }) => _id === id)[0],
    byId: async (id) => all(({ _id, state }) => _id === id && !state)[0],
    unsettledBefore: async (moment) => all(({ state, createdAt }) => !!state && createdAt < moment),
    withReserved: async (before) => all(({ state, reserved, createdAt }) => !state && !!reserved && createdAt < before),
    async markUnitsTaken(id) {
      const stored = orders.get(id);
      if (stored) delete stored.reserved;
    },
    existing: async (ids) => new Set(ids.filter((id) => orders.has(id))),
    paidByCard: unused,
    unpaidOf: async (wanted) =>
      all(
        ({ buyer, payment, reserved, usesHeld }) =>
          buyer === wanted && payment?.state === 'awaiting' && (reserved !== undefined || usesHeld === true),
      ),
    withCartToClear: async () => [],
    withRestocks: async () => [],
    withHeldUses: async (before) => all(({ state, usesHeld, createdAt }) => !state && !!usesHeld && createdAt < before),
    withUsesBack: async () => [],
    async markUsesSettled(id, note) {
      const stored = orders.get(id);
      if (stored) delete stored[note];
    },
    hasOther: async (wanted, except) =>
      all(({ _id, buyer, state }) => buyer === wanted && _id !== except && state !== 'refused').length > 0,
    markRestocked: unused,
    ofBuyer: unused,
    ofSeller: unused,
    ofAll: unused,
    latestDefaultAddress: unused,
    changeLines: unused,
    setPayment: unused,
    markCartCleared: unused,
    ensureIndexes: unused,
  };
}

/**
 * Stores in memory for tests of many interleavings. Each call is one atomic step, as in the database. Tests of the real
 * stores prove the same guarantees.
 */
export function memoryShop({
  seller,
  price,
  units,
  uses = 0,
}: {
  seller: string;
  price: number;
  units: number;
  uses?: number;
}) {
  const orders = new Map<string, Order>();
  const stocks = new Map<string, ItemStock>();
  const items = [newId(), newId()];
  let time = Date.parse('2026-01-01T00:00:00Z');
  const now = () => new Date(time);

  /** Sizes of the second item. The first one has none. */
  const sizesIn = (_id: string) => (_id === items[0] ? [] : ['US 9', 'US 9.5']);

  for (const _id of items) {
    const sizes = sizesIn(_id);
    stocks.set(_id, {
      _id,
      seller,
      itemName: 'Coat',
      sizes,
      tracked: true,
      free: Object.fromEntries((sizes.length > 0 ? sizes : ['all']).map((key) => [key, units])),
      reserved: {},
      reservations: [],
      version: 1,
      setAt: now(),
      itemVersion: 1,
      restocked: [],
    });
  }
  /** A code of the seller for 10 %, which each person may use once. */
  const code: Code = {
    _id: codeIdOf({ text: 'SAVE', seller }),
    text: 'SAVE',
    seller,
    terms: { kind: 'percent', percent: 10 },
    conditions: { oncePerPerson: true },
    maxUses: uses,
    left: uses,
    reserved: 0,
    taken: 0,
    discountCents: 0,
    createdAt: now(),
    createdBy: seller,
  };
  const codeUses: MemoryUses = { code, reservations: new Map(), persons: new Map() };
  const carts = {
    read: async (_id: string) => ({ _id, revision: 0, lines: [], codes: ['SAVE'] }),
    isErased: async () => false,
  } as unknown as CartStore;

  const replica: ReplicaItem = {
    _id: '',
    name: 'Coat',
    priceCents: price * 100,
    category: 'women',
    sizes: [],
    itemImg: '',
    seller,
    published: true,
    version: 1,
  };
  return {
    items,
    orders: memoryOrders(orders),
    stocks: memoryStocks(stocks),
    carts,
    uses: memoryUses(codeUses),
    codes: { find: async (wanted: readonly string[]) => (wanted.includes('SAVE') ? [copy(code)] : []) },
    code: () => ({ left: code.left, reserved: code.reserved, taken: code.taken, persons: codeUses.persons.size }),
    findItems: async (ids: readonly string[]) =>
      new Map(ids.map((_id): [string, PricedItem] => [_id, pricedAt({ ...replica, _id, sizes: sizesIn(_id) }, now())])),
    now,
    pass: (ms: number) => {
      time += ms;
    },
    location: { ...location, country: 'United States' as const, state: 'NY' as const },
    allOrders: () => [...orders.values()].map(copy),
    stockOf: (item: string) => stocks.get(item),
  };
}
