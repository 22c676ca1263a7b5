import type { Availability } from '@ethereal/contracts/stock';
import { unlessDuplicate } from '@ethereal/service-kit/mongo';
import type { Db } from 'mongodb';

export type KnownLevel = { level: Availability; version: number };
type StockLevelRecord = KnownLevel & { _id: string };

/**
 * Stores the last known stock level of each item, so that its seller is notified when it gets worse and not at every
 * sale.
 */
export function createStockLevelsStore(db: Db) {
  const levels = db.collection<StockLevelRecord>('stockLevels');
  return {
    async find(items: readonly string[]): Promise<Map<string, KnownLevel>> {
      if (items.length === 0) return new Map();
      const found = await levels.find({ _id: { $in: [...new Set(items)] } }).toArray();
      return new Map(found.map(({ _id, level, version }) => [_id, { level, version }]));
    },

    /** Stores the levels that are newer than the stored ones. */
    async saveNewer(known: readonly (readonly [item: string, KnownLevel])[]): Promise<void> {
      if (known.length === 0) return;
      const writes = known.map(([_id, { level, version }]) => ({
        updateOne: {
          filter: { _id, version: { $lt: version } },
          update: { $set: { level, version } },
          upsert: true,
        },
      }));
      await unlessDuplicate(levels.bulkWrite(writes, { ordered: false }));
    },
  };
}

export type StockLevelsStore = ReturnType<typeof createStockLevelsStore>;
