import type { Collection, Db } from 'mongodb';

/** Who received what. `_id` is `<user>:<item>`. */
type Purchase = { _id: string; user: string; at: Date };

const purchaseId = (user: string, item: string) => `${user}:${item}`;

export type PurchasesStore = ReturnType<typeof createPurchasesStore>;

/** What people received, as the events of svc-orders told. */
export function createPurchasesStore(db: Db) {
  const purchases: Collection<Purchase> = db.collection('purchases');
  return {
    async ensureIndexes(): Promise<void> {
      await purchases.createIndex({ user: 1 });
    },
    async add(received: readonly { user: string; item: string; at: Date }[]): Promise<void> {
      if (received.length === 0) return;
      await purchases.bulkWrite(
        received.map(({ user, item, at }) => ({
          updateOne: {
            filter: { _id: purchaseId(user, item) },
            update: { $setOnInsert: { user, at } },
            upsert: true,
          },
        })),
        { ordered: false },
      );
    },
    async has(user: string, item: string): Promise<boolean> {
      return (await purchases.findOne({ _id: purchaseId(user, item) })) !== null;
    },
    async forget(user: string): Promise<void> {
      await purchases.deleteMany({ user });
    },
  };
}
