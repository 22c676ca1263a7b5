import type { Db } from 'mongodb';

/** Stores the ids of published items. */
export function createPublishedStore(db: Db) {
  const published = db.collection<{ _id: string; at: Date }>('published');
  return {
    async ensureIndexes(): Promise<void> {
      await published.createIndex({ at: 1 });
    },
    /** Idempotent: an item counts once. */
    async add(item: string, at: Date): Promise<void> {
      await published.updateOne({ _id: item }, { $setOnInsert: { at } }, { upsert: true });
    },
    count: (): Promise<number> => published.countDocuments(),
  };
}
