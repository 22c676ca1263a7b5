import type { ErasedPeople } from '@ethereal/service-kit/erased-people';
import type { Db } from 'mongodb';
import { personOf } from '../conversations/owner.ts';

const KEPT_MS = 180 * 24 * 60 * 60_000;

/** What was asked and answered when it was not what was meant. */
type Feedback = { asked: string; answered: string; meant?: string };
/** The owner of the conversation: what they wrote is theirs, to take along and to have erased. */
type FeedbackDocument = Feedback & { owner: string; at: Date; expiresAt: Date };
export type FeedbackStore = ReturnType<typeof createFeedbackStore>;

/** Answers that missed, for developing the assistant; each is gone after 180 days. */
export function createFeedbackStore(db: Db, now: () => Date, erased: ErasedPeople) {
  const feedback = db.collection<FeedbackDocument>('feedback');
  return {
    async ensureIndexes(): Promise<void> {
      await feedback.createIndexes([{ key: { expiresAt: 1 }, expireAfterSeconds: 0 }, { key: { owner: 1 } }]);
      // From before there was an owner: nobody could have it erased.
      await feedback.deleteMany({ owner: { $exists: false } });
    },

    /** @throws gone when the account of the owner was deleted */
    async add(owner: string, one: Feedback): Promise<void> {
      const at = now();
      const write = () => feedback.insertOne({ ...one, owner, at, expiresAt: new Date(at.getTime() + KEPT_MS) });
      const person = personOf(owner);
      if (person === undefined) await write();
      else await erased.guard(person, write, () => feedback.deleteMany({ owner }));
    },

    ofOwner: (owner: string) => feedback.find({ owner }, { projection: { owner: 0 } }),

    async forget(owner: string): Promise<void> {
      await feedback.deleteMany({ owner });
    },

    /** The newest first. */
    async newest(limit: number): Promise<Feedback[]> {
      const found = await feedback.find().sort({ at: -1 }).limit(limit).toArray();
      return found.map(({ asked, answered, meant }) => ({ asked, answered, ...(meant ? { meant } : {}) }));
    },
  };
}
