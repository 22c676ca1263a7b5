import type { Db } from 'mongodb';

const KEPT_MS = 180 * 24 * 60 * 60_000;

/** What was asked and answered when it was not what was meant; nothing of who asked. */
type Feedback = { asked: string; answered: string; meant?: string };
type FeedbackDocument = Feedback & { at: Date; expiresAt: Date };
export type FeedbackStore = ReturnType<typeof createFeedbackStore>;

/** Answers that missed, for developing the assistant; each is gone after 180 days. */
export function createFeedbackStore(db: Db, now: () => Date) {
  const feedback = db.collection<FeedbackDocument>('feedback');
  return {
    async ensureIndexes(): Promise<void> {
      await feedback.createIndex({ expiresAt: 1 }, { expireAfterSeconds: 0 });
    },

    async add(one: Feedback): Promise<void> {
      const at = now();
      await feedback.insertOne({ ...one, at, expiresAt: new Date(at.getTime() + KEPT_MS) });
    },

    /** The newest first. */
    async newest(limit: number): Promise<Feedback[]> {
      const found = await feedback.find().sort({ at: -1 }).limit(limit).toArray();
      return found.map(({ asked, answered, meant }) => ({ asked, answered, ...(meant ? { meant } : {}) }));
    },
  };
}
