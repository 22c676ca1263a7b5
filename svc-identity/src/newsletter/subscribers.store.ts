import { isDuplicateKey } from '@ethereal/service-kit/mongo';
import type { Db } from 'mongodb';

/** A subscriber. `expiresAt` is set until the owner of the mailbox confirms; older records have none. */
type Subscriber = { _id: string; since: Date; confirmedAt?: Date; expiresAt?: Date };

const CONFIRM_WITHIN_MS = 7 * 24 * 3_600_000;

/** Stores subscribers of the daily offers: one record per email, valid once its owner has confirmed. */
export function createSubscribersStore(db: Db) {
  const subscribers = db.collection<Subscriber>('subscribers');
  return {
    async ensureIndexes(): Promise<void> {
      await subscribers.createIndex({ expiresAt: 1 }, { expireAfterSeconds: 0 });
    },

    /** Adds a subscriber. Returns true when the mailbox still has to confirm. */
    async add(email: string, now: Date): Promise<boolean> {
      const expiresAt = new Date(now.getTime() + CONFIRM_WITHIN_MS);
      try {
        await subscribers.updateOne({ _id: email }, { $setOnInsert: { since: now, expiresAt } }, { upsert: true });
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
      }
      const subscriber = await subscribers.findOne({ _id: email });
      return subscriber?.expiresAt !== undefined;
    },

    async confirm(email: string, now: Date): Promise<void> {
      await subscribers.updateOne(
        { _id: email },
        { $set: { confirmedAt: now }, $setOnInsert: { since: now }, $unset: { expiresAt: '' } },
        { upsert: true },
      );
    },
  };
}

export type SubscribersStore = ReturnType<typeof createSubscribersStore>;
