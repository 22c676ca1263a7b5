import type { AnyEvent } from '@ethereal/contracts/events';
import { gather } from '@ethereal/service-kit/gather';
import { gatherInserts, gatherUpdates } from '@ethereal/service-kit/gathered-writes';
import { LRUCache } from 'lru-cache';
import type { AnyBulkWriteOperation, Collection, Db, Filter, IndexDescription } from 'mongodb';
import type { OrderDecision } from './order.rules.ts';
import type { CardPayment, Order } from './order.ts';
import { createOrderLists, type OrderLists, PLACED, SOLD } from './order-lists.store.ts';
import { createOrderUses, type OrderUses } from './order-uses.store.ts';

export type OrdersStore = OrderLists &
  OrderUses & {
    /**
     * Stores a new order. Of two orders with one buyer and key, the first is kept and returned; undefined when the
     * first was given up in the meantime, which frees its key.
     */
    insert(order: Order): Promise<Order | undefined>;
    /** Places an order that is being placed, with its events; undefined when it was refused in the meantime. */
    place(order: Order): Promise<Order | undefined>;
    /** Returns an order by card as this instance placed it a moment ago, which may be outdated. */
    recent(id: string): Order | undefined;
    /** Saves the payment of an order; undefined when the order changed since `before` was read. */
    setPayment(before: Order, payment: CardPayment, events: readonly AnyEvent[]): Promise<Order | undefined>;
    /** Refuses an order that is being placed; undefined when it was placed or deleted in the meantime. */
    refuse(id: string): Promise<Order | undefined>;
    /** Deletes a refused order. */
    remove(id: string): Promise<void>;
    /** Returns the orders that have been in state `placing` or `refused` since before a moment. */
    unsettledBefore(moment: Date, limit: number): Promise<Order[]>;
    /** Returns placed orders of before a moment whose units may not have left the stock. */
    withReserved(before: Date, limit: number): Promise<Order[]>;
    /** Removes the note of reserved units, after they have left the stock or are free. */
    markUnitsTaken(id: string): Promise<void>;
    withRestocks(limit: number): Promise<Order[]>;
    /** Removes the notes of restocks that were made. */
    markRestocked(id: string, restocks: readonly string[]): Promise<void>;
    /** Returns those of the ids that have an order, in any state. */
    existing(ids: readonly string[]): Promise<Set<string>>;
    byKey(buyer: string, key: string): Promise<Order | undefined>;
    byId(id: string): Promise<Order | undefined>;
    /** Returns an order in any state. */
    anyById(id: string): Promise<Order | undefined>;
    /** Saves changed lines with their events and restocks; undefined when the order changed since `before` was read. */
    changeLines(before: Order, decision: OrderDecision): Promise<Order | undefined>;
    /** Returns orders of before a moment whose lines may still be in the cart. */
    withCartToClear(before: Date, limit: number): Promise<Order[]>;
    /** Removes the note of the cart lines that the order took. */
    markCartCleared(id: string): Promise<void>;
    ensureIndexes(): Promise<void>;
  };

/** Maximum number of orders by card in memory. */
const MAX_RECENT = 2000;
/** Time for which an order stays in memory, in milliseconds. */
const RECENT_MS = 60_000;

/** Returns a filter that matches an order only while its lines and its payment are as they were read. */
const unchanged = ({ _id, lines, payment }: Order): Filter<Order> & { _id: string } => ({
  _id,
  ...PLACED,
  'payment.version': payment?.version ?? { $exists: false },
  lines: { $size: lines.length },
  $and: lines.map(({ product, lineId, rev }) => ({
    lines: { $elemMatch: { product, lineId: lineId ?? { $exists: false }, rev: rev ?? { $exists: false } } },
  })),
});
const SETTLING = { state: { $exists: true } } as const;
const RESERVING = { 'reserved.item': { $exists: true } } as const;
const RESTOCKING = { 'restocks.id': { $exists: true } } as const;

const INDEXES: IndexDescription[] = [
  { key: { buyer: 1, createdAt: -1, _id: -1 } },
  { key: { createdAt: -1, _id: -1 } },
  { key: { sellers: 1, createdAt: -1, _id: -1 } },
  // Index for the query for a default address, which would scan all orders of a buyer without it.
  {
    key: { buyer: 1, 'userLocation.defaultAddress': 1, createdAt: -1, _id: -1 },
    partialFilterExpression: { 'userLocation.defaultAddress': true },
  },
  {
    key: { buyer: 1, 'idempotency.key': 1 },
    unique: true,
    partialFilterExpression: { 'idempotency.key': { $exists: true } },
  },
  { key: { state: 1 }, partialFilterExpression: SETTLING },
  { key: { 'reserved.item': 1 }, partialFilterExpression: RESERVING },
  { key: { 'restocks.id': 1 }, partialFilterExpression: RESTOCKING },
  { key: { usesHeld: 1 }, partialFilterExpression: { usesHeld: true } },
  { key: { usesBack: 1 }, partialFilterExpression: { usesBack: true } },
  { key: { erasing: 1 }, partialFilterExpression: { erasing: true } },
  { key: { cartRevs: 1 }, partialFilterExpression: { cartRevs: { $exists: true } } },
];

/** Places several orders by one command. Returns for each whether it was still being placed. */
async function placeAll(orders: Collection<Order>, all: readonly Order[]): Promise<boolean[]> {
  const writes = all.map(({ _id, lines, payment, pendingEvents }): AnyBulkWriteOperation<Order> => {
    const update = { $unset: { state: '' as const }, $set: { lines, pendingEvents, ...(payment && { payment }) } };
    return { updateOne: { filter: { _id, state: 'placing' }, update } };
  });
  const { matchedCount } = await orders.bulkWrite(writes, { ordered: false });
  if (matchedCount === all.length) return all.map(() => true);
  // The command does not report which orders it placed. Only this process places them, and a placed order stays.
  const placed = await orders
    .find({ _id: { $in: all.map(({ _id }) => _id) }, ...PLACED }, { projection: { _id: 1 } })
    .toArray();
  return all.map(({ _id }) => placed.some((order) => order._id === _id));
}

/** Creates the store of orders. */
export function createOrdersStore(db: Db): OrdersStore {
  const orders = db.collection<Order>('orders');
  const byKey: OrdersStore['byKey'] = async (buyer, key) =>
    (await orders.findOne({ buyer, 'idempotency.key': key })) ?? undefined;

  const insertOne = gatherInserts(orders);
  const updateOne = gatherUpdates(orders);
  const placeOne = gather((all: readonly Order[]) => placeAll(orders, all));
  /** Orders by card that this instance placed a moment ago: the event of their payment often follows soon. */
  const recent = new LRUCache<string, Order>({ max: MAX_RECENT, ttl: RECENT_MS });
  const noteRecent = (order: Order): Order => {
    if (order.payment && !order.state) recent.set(order._id, order);
    return order;
  };

  return {
    ...createOrderLists(db),
    ...createOrderUses(db),
    byKey,
    async insert(order) {
      if (await insertOne(order)) return noteRecent(order);
      if (!order.idempotency) throw new Error(`Order ${order._id} has a duplicate key.`);
      return byKey(order.buyer, order.idempotency.key);
    },
    byId: async (id) => (await orders.findOne({ _id: id, ...PLACED })) ?? undefined,
    anyById: async (id) => (await orders.findOne({ _id: id })) ?? undefined,
    place: async (order) => ((await placeOne(order)) ? noteRecent(order) : undefined),
    recent: (id) => recent.get(id),
    async setPayment(before, payment, events) {
      recent.delete(before._id);
      const isSaved = await updateOne({
        filter: unchanged(before),
        update: { $set: { payment }, ...(events.length > 0 && { $push: { pendingEvents: { $each: [...events] } } }) },
      });
      return isSaved ? { ...before, payment, pendingEvents: [...before.pendingEvents, ...events] } : undefined;
    },
    async refuse(id) {
      const refused = await orders.findOneAndUpdate(
        { _id: id, ...SETTLING },
        { $set: { state: 'refused' }, $unset: { idempotency: '' } },
        { returnDocument: 'after' },
      );
      return refused ?? undefined;
    },
    async remove(id) {
      await orders.deleteOne({ _id: id, state: 'refused' });
    },
    unsettledBefore: (moment, limit) =>
      orders
        .find({ ...SETTLING, createdAt: { $lt: moment } })
        .limit(limit)
        .toArray(),
    withReserved: (before, limit) =>
      orders
        .find({ ...RESERVING, ...PLACED, ...SOLD, createdAt: { $lt: before } })
        .limit(limit)
        .toArray(),
    async markUnitsTaken(id) {
      await orders.updateOne({ _id: id }, { $unset: { reserved: '' } });
    },
    withRestocks: (limit) => orders.find(RESTOCKING).limit(limit).toArray(),
    async markRestocked(id, restocks) {
      await orders.updateOne({ _id: id }, { $pull: { restocks: { id: { $in: [...restocks] } } } });
    },
    async existing(ids) {
      const found = await orders.find({ _id: { $in: [...ids] } }, { projection: { _id: 1 } }).toArray();
      return new Set(found.map(({ _id }) => _id));
    },
    async changeLines(before, { state: { lines, reserved, payment, usesBack }, events, restocks }) {
      const isUnpaid = payment !== undefined && !payment.placed;
      const changed = await orders.findOneAndUpdate(
        unchanged(before),
        {
          // After the sale only the step that takes the units out of the stock changes `reserved`.
          $set: { lines, ...(isUnpaid && reserved && { reserved }), ...(usesBack && { usesBack }) },
          $push: {
            pendingEvents: { $each: events },
            ...(restocks.length > 0 && { restocks: { $each: restocks } }),
          },
          ...(isUnpaid && !payment.url && { $unset: { 'payment.url': '' } }),
        },
        { returnDocument: 'after' },
      );
      return changed ?? undefined;
    },
    withCartToClear: (before, limit) =>
      orders
        .find({ cartRevs: { $exists: true }, ...PLACED, ...SOLD, createdAt: { $lt: before } })
        .limit(limit)
        .toArray(),
    async markCartCleared(id) {
      await orders.updateOne({ _id: id }, { $unset: { cartRevs: '', cartParts: '' } });
    },
    async ensureIndexes() {
      await orders.createIndexes(INDEXES);
    },
  };
}
