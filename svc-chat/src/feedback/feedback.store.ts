import { DAY_MS } from '@ethereal/contracts/durations';
import type { ErasedPeople } from '@ethereal/service-kit/erased-people';
import type { Db } from 'mongodb';
import { personOf } from '../conversations/owner.ts';

/** Time for which feedback is stored, in milliseconds. */
const KEPT_MS = 180 * DAY_MS;

/** A question and the answer that missed it, with the meaning that the shopper intended. */
type Feedback = { asked: string; answered: string; meant?: string };
/** The feedback with the owner of the conversation, so that it can be exported and erased with the owner's data. */
type FeedbackDocument = Feedback & { owner: string; at: Date; expiresAt: Date };
export type FeedbackStore = ReturnType<typeof createFeedbackStore>;

/** Creates the store of missed answers, which serve the development of the assistant. Each expires after 180 days. */
export function createFeedbackStore(db: Db, now: () => Date, erased: ErasedPeople) {
  const feedback = db.collection<FeedbackDocument>('feedback');
  return {
    async ensureIndexes(): Promise<void> {
      await feedback.createIndexes([{ key: { expiresAt: 1 }, expireAfterSeconds: 0 }, { key: { owner: 1 } }]);
      // Feedback without an owner could not be erased on request, so it is deleted.
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

    async erase(owner: string): Promise<void> {
      await feedback.deleteMany({ owner });
    },
  };
}
