import { gather } from '@ethereal/service-kit/gather';
import { gatherInserts } from '@ethereal/service-kit/gathered-writes';
import type { AnyBulkWriteOperation, Collection, Db } from 'mongodb';
import type { Restock } from '../orders/order.ts';
import { type ItemStock, keyOf } from './stock.rules.ts';
import { decodeKeys, encodeKey, encodeKeys } from './stock-keys.ts';

/** Units of one count of an item that an order reserves. An order has at most one entry per item and key. */
export type Units = { item: string; key: string; quantity: number };

type ReservedPage = { reserved: { order: string; units: Units }[]; next: string | undefined };

export type StockStore = {
  find(items: readonly string[]): Promise<Map<string, ItemStock>>;
  /** Returns the tracked stock of a seller's items. */
  ofSeller(seller: string): Promise<ItemStock[]>;
  /** Replaces a stock. Returns false when it changed since `before` was read. */
  replace(before: ItemStock | undefined, after: ItemStock): Promise<boolean>;
  /**
   * Reserves units for an order if enough are free. A second call for the same order and key reserves nothing and
   * returns false.
   */
  reserve(order: string, units: Units, at: Date): Promise<boolean>;
  /** Removes the reserved units of a sold order from the stock. Idempotent. */
  take(order: string, units: readonly Units[]): Promise<void>;
  /** Frees the reserved units of an order that was not placed. Idempotent. */
  release(order: string, units: readonly Units[]): Promise<void>;
  /** Frees a part of an order's reservation. Idempotent by the restock's id. */
  releasePart(order: string, part: Restock & { key: string }): Promise<void>;
  /** Returns sold units to the stock. Idempotent by the restock's id. */
  restock(units: Restock): Promise<void>;
  /**
   * Returns the reservations made before a moment, by page of items. `next` is the start of the next page; undefined
   * after the last page.
   */
  reservedBefore(moment: Date, page: { from: string; limit: number }): Promise<ReservedPage>;
  /** Returns the ids of items whose stock changed since it was published. */
  unannounced(limit: number): Promise<string[]>;
  /** Records that the stock of items was published at these versions. */
  markAnnounced(versions: readonly { item: string; version: number }[]): Promise<void>;
  ensureIndexes(): Promise<void>;
};

/** Maximum number of tracked items of one seller. */
const MAX_ITEMS = 20_000;
/** Number of restock ids stored per item, far more than can be in flight at a time. */
const MAX_RESTOCK_IDS = 500;

/** Returns the paths of the counts of a key in a stored document. */
const pathsOf = (key: string) => ({ free: `free.${encodeKey(key)}`, reserved: `reserved.${encodeKey(key)}` });

const toStored = ({ free, reserved, ...stock }: ItemStock): ItemStock => ({
  ...stock,
  free: encodeKeys(free),
  reserved: encodeKeys(reserved),
});
const fromStored = ({ free, reserved, ...stock }: ItemStock): ItemStock => ({
  ...stock,
  free: decodeKeys(free),
  reserved: decodeKeys(reserved),
});

/** Returns the write that ends a reservation: its units are free again, or have left the stock. */
function settlement(order: string, { item, key, quantity }: Units, isFree: boolean): AnyBulkWriteOperation<ItemStock> {
  const { free, reserved } = pathsOf(key);
  const freed = { [free]: quantity, version: 1 };
  return {
    updateOne: {
      filter: { _id: item, reservations: { $elemMatch: { order, key } } },
      update: {
        $pull: { reservations: { order, key } },
        $inc: { [reserved]: -quantity, ...(isFree && freed) },
        ...(isFree && { $set: { unannounced: true } }),
      },
    },
  };
}

type UnitMoves = Pick<StockStore, 'reserve' | 'take' | 'release' | 'releasePart' | 'restock'>;

/** Moves units between free, reserved and sold. */
function createUnitMoves(stocks: Collection<ItemStock>): UnitMoves {
  async function settle(order: string, units: readonly Units[], isFree: boolean): Promise<void> {
    if (units.length === 0) return;
    const writes = units.map((ofVariant) => settlement(order, ofVariant, isFree));
    await stocks.bulkWrite(writes, { ordered: false });
  }

  return {
    async reserve(order, { item, key, quantity }, at) {
      const { free, reserved } = pathsOf(key);
      const { matchedCount } = await stocks.updateOne(
        {
          _id: item,
          tracked: true,
          [free]: { $gte: quantity },
          reservations: { $not: { $elemMatch: { order, key } } },
        },
        {
          $inc: { [free]: -quantity, [reserved]: quantity, version: 1 },
          $push: { reservations: { order, key, quantity, at } },
          $set: { unannounced: true },
        },
      );
      return matchedCount === 1;
    },

    take: (order, units) => settle(order, units, false),

    release: (order, units) => settle(order, units, true),

    async releasePart(order, { id, item, key, quantity }) {
      const { free, reserved } = pathsOf(key);
      await stocks.updateOne(
        {
          _id: item,
          reservations: { $elemMatch: { order, key, quantity: { $gte: quantity } } },
          restocked: { $ne: id },
        },
        {
          $inc: {
            'reservations.$.quantity': -quantity,
            [reserved]: -quantity,
            [free]: quantity,
            version: 1,
          },
          $push: { restocked: { $each: [id], $slice: -MAX_RESTOCK_IDS } },
          $set: { unannounced: true },
        },
      );
    },

    async restock({ id, item, color, size, quantity }) {
      const stock = await stocks.findOne({ _id: item, tracked: true });
      const key = stock && keyOf(stock, { color, size });
      if (!key) return;
      const { free } = pathsOf(key);
      await stocks.updateOne(
        { _id: item, tracked: true, restocked: { $ne: id } },
        {
          $inc: { [free]: quantity, version: 1 },
          $push: { restocked: { $each: [id], $slice: -MAX_RESTOCK_IDS } },
          $set: { unannounced: true },
        },
      );
    },
  };
}

/** Stores one document per item with one count per variant. Each change is one conditional update of one count. */
export function createStockStore(db: Db): StockStore {
  const stocks = db.collection<ItemStock>('stock');

  const find = gather(async (wanted: readonly (readonly string[])[]): Promise<Map<string, ItemStock>[]> => {
    const found = await stocks.find({ _id: { $in: [...new Set(wanted.flat())] } }).toArray();
    const byItem = new Map(found.map((stock) => [stock._id, fromStored(stock)]));
    return wanted.map((items) => {
      const own = items.flatMap((item) => byItem.get(item) ?? []);
      return new Map(own.map((stock) => [stock._id, stock]));
    });
  });

  const insert = gatherInserts(stocks);

  return {
    find: async (items) => (items.length === 0 ? new Map() : find(items)),

    async ofSeller(seller) {
      const found = await stocks.find({ seller, tracked: true }, { limit: MAX_ITEMS }).toArray();
      return found.map(fromStored);
    },

    async replace(before, after) {
      if (!before) return insert(toStored(after));
      // Reservations are omitted, because an order that is placed at the same time changes them.
      const {
        _id,
        reserved: _reserved,
        reservations: _reservations,
        restocked: _restocked,
        ...fields
      } = toStored(after);
      const { matchedCount } = await stocks.updateOne({ _id, version: before.version }, { $set: fields });
      return matchedCount === 1;
    },

    ...createUnitMoves(stocks),

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

    async markAnnounced(versions) {
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
