import type { Availability } from '@ethereal/contracts/stock';
import { isDuplicateKey } from '@ethereal/service-kit/mongo';
import type { Db } from 'mongodb';

type StockLevelRecord = { _id: string; level: Availability; version: number };

/** What was last known of each item's stock, so that its seller is told when it gets worse and not at every sale. */
export function createStockLevelsStore(db: Db) {
  const levels = db.collection<StockLevelRecord>('stockLevels');
  return {
    find: (item: string) => levels.findOne({ _id: item }),

    /** Only what is newer is noted. */
    async note(item: string, level: Availability, version: number): Promise<void> {
      try {
        await levels.updateOne(
          { _id: item, version: { $lt: version } },
          { $set: { level, version } },
          { upsert: true },
        );
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
      }
    },
  };
}

export type StockLevelsStore = ReturnType<typeof createStockLevelsStore>;
