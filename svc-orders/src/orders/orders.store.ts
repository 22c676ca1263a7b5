import type { AnyEvent } from '@ethereal/contracts/events';
import type { ItemStatus } from '@ethereal/contracts/orders';
import { isDuplicateKey } from '@ethereal/service-kit/mongo';
import type { Db, Filter } from 'mongodb';
import type { Order } from './orders.ts';
import type { PageStart } from './paging.ts';

export type OrdersStore = {
  /** Keeps a new order; of two with one buyer and key the first stays and is returned. */
  insert(order: Order): Promise<Order>;
  byKey(buyer: string, key: string): Promise<Order | undefined>;
  byId(id: string): Promise<Order | undefined>;
  ofBuyer(buyer: string, limit: number, from?: PageStart): Promise<Order[]>;
  ofSeller(seller: string, limit: number, from?: PageStart): Promise<Order[]>;
  latestDefaultAddress(buyer: string): Promise<Order | undefined>;
  setStatus(
    id: string,
    product: string,
    seller: string,
    status: ItemStatus,
    event: AnyEvent,
  ): Promise<Order | undefined>;
  /** The orders whose lines may still stand in their buyer's cart. */
  withCartToClear(limit: number): Promise<Order[]>;
  cartCleared(id: string): Promise<void>;
  ensureIndexes(): Promise<void>;
};

export function createOrdersStore(db: Db): OrdersStore {
  const orders = db.collection<Order>('orders');
  const newestFirst = { createdAt: -1, _id: -1 } as const;

  async function list(filter: Filter<Order>, limit: number, from?: PageStart): Promise<Order[]> {
    const older: Filter<Order> = from
      ? {
          $or: [{ createdAt: { $lt: from.createdAt } }, { createdAt: from.createdAt, _id: { $lt: from.id } }],
        }
      : {};
    return orders
      .find({ ...filter, ...older })
      .sort(newestFirst)
      .limit(limit)
      .toArray();
  }

  const byKey: OrdersStore['byKey'] = async (buyer, key) =>
    (await orders.findOne({ buyer, 'idempotency.key': key })) ?? undefined;

  return {
    byKey,
    async insert(order) {
      try {
        await orders.insertOne(order);
        return order;
      } catch (error) {
        const first =
          isDuplicateKey(error) && order.idempotency
            ? await byKey(order.buyer, order.idempotency.key)
            : undefined;
        if (!first) throw error;
        return first;
      }
    },
    byId: async (id) => (await orders.findOne({ _id: id })) ?? undefined,
    ofBuyer: (buyer, limit, from) => list({ buyer }, limit, from),
    ofSeller: (seller, limit, from) => list({ sellers: seller }, limit, from),
    latestDefaultAddress: async (buyer) =>
      (await orders.findOne({ buyer, 'userLocation.defaultAddress': true }, { sort: newestFirst })) ??
      undefined,
    async setStatus(id, product, seller, status, event) {
      const changed = await orders.findOneAndUpdate(
        { _id: id, lines: { $elemMatch: { product, seller } } },
        { $set: { 'lines.$.status': status }, $push: { pendingEvents: event } },
        { returnDocument: 'after' },
      );
      return changed ?? undefined;
    },
    withCartToClear: (limit) =>
      orders
        .find({ orderedRevs: { $exists: true } })
        .limit(limit)
        .toArray(),
    async cartCleared(id) {
      await orders.updateOne({ _id: id }, { $unset: { orderedRevs: '' } });
    },
    async ensureIndexes() {
      await orders.createIndexes([
        { key: { buyer: 1, createdAt: -1, _id: -1 } },
        { key: { sellers: 1, createdAt: -1, _id: -1 } },
        {
          key: { buyer: 1, 'idempotency.key': 1 },
          unique: true,
          partialFilterExpression: { 'idempotency.key': { $exists: true } },
        },
        { key: { orderedRevs: 1 }, partialFilterExpression: { orderedRevs: { $exists: true } } },
      ]);
    },
  };
}
