import type { Collection, Db } from 'mongodb';

/** Why somebody thinks that a review should not stand. `_id` is `<review>:<user>`. */
type Report = { _id: string; review: string; user: string; reason: string; at: Date };

export type ReportsStore = ReturnType<typeof createReportsStore>;

/** Reports of reviews, for the shop's staff; the first of a person counts. */
export function createReportsStore(db: Db) {
  const reports: Collection<Report> = db.collection('reviewReports');
  return {
    async ensureIndexes(): Promise<void> {
      await reports.createIndexes([{ key: { review: 1, at: 1 } }, { key: { user: 1 } }]);
    },
    async add({ review, user, ...report }: Omit<Report, '_id'>): Promise<void> {
      await reports.updateOne(
        { _id: `${review}:${user}` },
        { $setOnInsert: { review, user, ...report } },
        { upsert: true },
      );
    },
    async forget(user: string): Promise<void> {
      await reports.deleteMany({ user });
    },
  };
}
