import { gather } from '@ethereal/service-kit/gather';
import { isDuplicateKey } from '@ethereal/service-kit/mongo';
import type { AnyBulkWriteOperation, Db } from 'mongodb';
import type { Restock } from '../orders/order.ts';
import { type ItemStock, keyOf } from './stock.rules.ts';

/** Pieces of one item that an order wants. */
export type Units = { item: string; key: string; quantity: number };

type ReservedPage = { reserved: { order: string; units: Units }[]; next: string | undefined };

export type StockStore = {
  find(items: readonly string[]): Promise<Map<string, ItemStock>>;
  /** The tracked stock of a seller's items. */
  ofSeller(seller: string): Promise<ItemStock[]>;
  /** Puts a stock in place of its predecessor; false when somebody else has changed that in the meantime. */
  replace(before: ItemStock | undefined, after: ItemStock): Promise<boolean>;
  /** Reserves pieces for an order when there are enough free; false when not. Again: nothing more, and false. */
  reserve(order: string, units: Units, at: Date): Promise<boolean>;
  /** The order was placed: what it reserves of these items leaves the stock. Again: nothing more. */
  take(order: string, pieces: readonly Units[]): Promise<void>;
  /** The order was not placed: what it reserves of these items is free again. Again: nothing more. */
  release(order: string, pieces: readonly Units[]): Promise<void>;
  /** Sold pieces come back. Again: nothing more. */
  restock(pieces: Restock): Promise<void>;
  /**
   * What orders have reserved since before a moment, a page of items at a time; `next` is where the next page begins, undefined after the last.
   * Orders by card reserve theirs for long, so a caller who looks for others has to see all.
   */
  reservedBefore(moment: Date, page: { from: string; limit: number }): Promise<ReservedPage>;
  unannounced(limit: number): Promise<string[]>;
  announced(versions: readonly { item: string; version: number }[]): Promise<void>;
  ensureIndexes(): Promise<void>;
};

/** More tracked items than this are no store of one seller. */
const MOST_ITEMS = 20_000;
/** How many restocks an item remembers; far more than can be in flight at once. */
const REMEMBERED = 500;

/** What an order reserved of an item is reserved no more: free again, or gone. */
function settlement(order: string, { item, key, quantity }: Units, isFree: boolean): AnyBulkWriteOperation<ItemStock> {
  const freed = { [`free.${key}`]: quantity, version: 1 };
  return {
    updateOne: {
      filter: { _id: item, reservations: { $elemMatch: { order, key } } },
      update: {
        $pull: { reservations: { order } },
        $inc: { [`reserved.${key}`]: -quantity, ...(isFree && freed) },
        ...(isFree && { $set: { unannounced: true } }),
      },
    },
  };
}

/** One document per item, one counter per variant: each change is one conditional update of one (item, variant). */
export function createStockStore(db: Db): StockStore {
  const stocks = db.collection<ItemStock>('stock');

  async function settle(order: string, pieces: readonly Units[], isFree: boolean): Promise<void> {
    if (pieces.length === 0) return;
    const writes = pieces.map((units) => settlement(order, units, isFree));
    await stocks.bulkWrite(writes, { ordered: false });
  }

  const find = gather(async (wanted: readonly (readonly string[])[]): Promise<Map<string, ItemStock>[]> => {
    const found = await stocks.find({ _id: { $in: [...new Set(wanted.flat())] } }).toArray();
    const byItem = new Map(found.map((stock) => [stock._id, stock]));
    return wanted.map((items) => {
      const own = items.flatMap((item) => byItem.get(item) ?? []);
      return new Map(own.map((stock) => [stock._id, stock]));
    });
  });

  return {
    find: async (items) => (items.length === 0 ? new Map() : find(items)),

    ofSeller: (seller) => stocks.find({ seller, tracked: true }, { limit: MOST_ITEMS }).toArray(),

    async replace(before, after) {
      if (!before)
        return stocks.insertOne(after).then(
          () => true,
          (error) => {
            if (isDuplicateKey(error)) return false;
            throw error;
          },
        );
      // Only what a seller says: an order that is placed meanwhile changes what is reserved.
      const { _id, reserved: _reserved, reservations: _reservations, restocked: _restocked, ...said } = after;
      const { matchedCount } = await stocks.updateOne({ _id, version: before.version }, { $set: said });
      return matchedCount === 1;
    },

    async reserve(order, { item, key, quantity }, at) {
      const { matchedCount } = await stocks.updateOne(
        {
          _id: item,
          tracked: true,
          [`free.${key}`]: { $gte: quantity },
          'reservations.order': { $ne: order },
        },
        {
          $inc: { [`free.${key}`]: -quantity, [`reserved.${key}`]: quantity, version: 1 },
          $push: { reservations: { order, key, quantity, at } },
          $set: { unannounced: true },
        },
      );
      return matchedCount === 1;
    },

    take: (order, pieces) => settle(order, pieces, false),

    release: (order, pieces) => settle(order, pieces, true),

    async restock({ id, item, color, size, quantity }) {
      const stock = await stocks.findOne({ _id: item, tracked: true });
      const key = stock && keyOf(stock, { color, size });
      if (!key) return;
      await stocks.updateOne(
        { _id: item, tracked: true, restocked: { $ne: id } },
        {
          $inc: { [`free.${key}`]: quantity, version: 1 },
          $push: { restocked: { $each: [id], $slice: -REMEMBERED } },
          $set: { unannounced: true },
        },
      );
    },

    async reservedBefore(moment, { from, limit }) {
      const old = await stocks
        .find({ _id: { $gt: from }, 'reservations.at': { $lt: moment } })
        .sort({ _id: 1 })
        .limit(limit)
        .toArray();
      const reserved = old.flatMap(({ _id: item, reservations }) =>
        reservations
          .filter(({ at }) => at < moment)
          .map(({ order, key, quantity }) => ({ order, units: { item, key, quantity } })),
      );
      return { reserved, next: old.length === limit ? old.at(-1)?._id : undefined };
    },

    async unannounced(limit) {
      const found = await stocks
        .find({ unannounced: true }, { projection: { _id: 1 } })
        .limit(limit)
        .toArray();
      return found.map(({ _id }) => _id);
    },

    async announced(versions) {
      if (versions.length === 0) return;
      const writes = versions.map(({ item, version }): AnyBulkWriteOperation<ItemStock> => {
        return { updateOne: { filter: { _id: item, version }, update: { $unset: { unannounced: '' } } } };
      });
      await stocks.bulkWrite(writes, { ordered: false });
    },

    async ensureIndexes() {
      await stocks.createIndexes([
        { key: { seller: 1 } },
        { key: { unannounced: 1 }, partialFilterExpression: { unannounced: true } },
        { key: { 'reservations.at': 1 }, partialFilterExpression: { 'reservations.at': { $exists: true } } },
      ]);
    },
  };
}
