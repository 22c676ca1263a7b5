import type { Db } from 'mongodb';

/** The items that were published. */
export function createPublishedStore(db: Db) {
  const published = db.collection<{ _id: string; at: Date }>('published');
  return {
    async ensureIndexes(): Promise<void> {
      await published.createIndex({ at: 1 });
    },
    /** Once in effect, however often the event comes. */
    async note(item: string, at: Date): Promise<void> {
      await published.updateOne({ _id: item }, { $setOnInsert: { at } }, { upsert: true });
    },
    count: (): Promise<number> => published.countDocuments(),
  };
}
