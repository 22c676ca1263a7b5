import { randomBytes } from 'node:crypto';
import { DAY_MS } from '@ethereal/contracts/durations';
import { unlessDuplicate } from '@ethereal/service-kit/mongo';
import type { Db } from 'mongodb';

/** A subscriber. `expiresAt` is set until the owner of the mailbox confirms; older records have none. */
type Subscriber = {
  _id: string;
  since: Date;
  confirmedAt?: Date;
  expiresAt?: Date;
  /** Day for which offers were last searched, and mailed if there were any: `2026-11-28`. */
  servedOn?: string;
  /** Token of the links that unsubscribe. */
  leaveToken?: string;
};

/** Time within which a subscription must be confirmed, in milliseconds. */
const CONFIRM_WITHIN_MS = 7 * DAY_MS;

/** Stores subscribers of the daily offers: one record per email, valid once its owner has confirmed. */
export function createSubscribersStore(db: Db) {
  const subscribers = db.collection<Subscriber>('subscribers');
  return {
    async ensureIndexes(): Promise<void> {
      await subscribers.createIndexes([
        { key: { expiresAt: 1 }, expireAfterSeconds: 0 },
        { key: { leaveToken: 1 }, sparse: true },
      ]);
    },

    /** Adds a subscriber. Returns true when the mailbox still has to confirm. */
    async add(email: string, now: Date): Promise<boolean> {
      const expiresAt = new Date(now.getTime() + CONFIRM_WITHIN_MS);
      const added = { $setOnInsert: { since: now, expiresAt } };
      await unlessDuplicate(subscribers.updateOne({ _id: email }, added, { upsert: true }));
      const subscriber = await subscribers.findOne({ _id: email });
      return subscriber?.expiresAt !== undefined;
    },

    /**
     * Returns confirmed subscribers who were not served on a day, each with a token that unsubscribes: in the order of
     * their addresses, those after `after`.
     */
    async dueOn(day: string, limit: number, after = ''): Promise<{ _id: string; leaveToken: string }[]> {
      const due = await subscribers
        .find({ _id: { $gt: after }, confirmedAt: { $exists: true }, servedOn: { $ne: day } })
        .sort({ _id: 1 })
        .limit(limit)
        .toArray();
      return Promise.all(
        due.map(async ({ _id, leaveToken = randomBytes(24).toString('base64url') }) => {
          await subscribers.updateOne({ _id, leaveToken: { $exists: false } }, { $set: { leaveToken } });
          return { _id, leaveToken: (await subscribers.findOne({ _id }))?.leaveToken ?? leaveToken };
        }),
      );
    },

    async markServed(email: string, day: string): Promise<void> {
      await subscribers.updateOne({ _id: email }, { $set: { servedOn: day } });
    },

    /** Deletes the subscriber of a token. Idempotent. */
    async leave(leaveToken: string): Promise<void> {
      await subscribers.deleteOne({ leaveToken });
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
