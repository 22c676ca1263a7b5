import type { Db } from 'mongodb';

type Subscriber = { _id: string; since: Date };

/** Who gets the daily offers, each email once. */
export function createSubscribersStore(db: Db) {
  const subscribers = db.collection<Subscriber>('subscribers');
  return {
    async add(email: string, now: Date): Promise<void> {
      await subscribers.updateOne({ _id: email }, { $setOnInsert: { since: now } }, { upsert: true });
    },
  };
}

export type SubscribersStore = ReturnType<typeof createSubscribersStore>;
