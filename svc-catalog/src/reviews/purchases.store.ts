import type { Collection, Db } from 'mongodb';

/** A received purchase. `_id` is `<user>:<item>`; the size is that of the last purchase. */
type Purchase = { _id: string; user: string; at: Date; size?: string };
type Received = { user: string; item: string; at: Date; size?: string | undefined };

const purchaseId = (user: string, item: string) => `${user}:${item}`;

export type PurchasesStore = ReturnType<typeof createPurchasesStore>;

/** Stores received purchases, as the events of svc-orders report them. */
export function createPurchasesStore(db: Db) {
  const purchases: Collection<Purchase> = db.collection('purchases');
  return {
    async ensureIndexes(): Promise<void> {
      await purchases.createIndex({ user: 1 });
    },
    async add(received: readonly Received[]): Promise<void> {
      if (received.length === 0) return;
      // The writes are ordered, so that the last size stays.
      await purchases.bulkWrite(
        received.map(({ user, item, at, size }) => ({
          updateOne: {
            filter: { _id: purchaseId(user, item) },
            update: { $setOnInsert: { user, at }, ...(size && { $set: { size } }) },
            upsert: true,
          },
        })),
      );
    },
    async find(user: string, item: string): Promise<Purchase | undefined> {
      return (await purchases.findOne({ _id: purchaseId(user, item) })) ?? undefined;
    },
    async erase(user: string): Promise<void> {
      await purchases.deleteMany({ user });
    },
  };
}
