import type { Db } from 'mongodb';
import type { Unowned } from './unowned.ts';

type UnownedDocument = Unowned & { _id: string; expiresAt: Date };

export type UnownedStore = {
  /** Stores the entries that are not stored yet. */
  keep(all: readonly Unowned[], expiresAt: Date): Promise<void>;
  /** Returns the items of the next `limit` entries by item id, after `item` or from the start. */
  itemsAfter(item: string | undefined, limit: number): Promise<string[]>;
  /** Returns all entries of an item, lane by lane in the order of the groups. */
  ofItem(item: string): Promise<Unowned[]>;
  remove(all: readonly Unowned[]): Promise<void>;
  ensureIndexes(): Promise<void>;
};

/** Ids sort by item, lane and group number. */
const idOf = ({ item, group: { lane, seq } }: Unowned) =>
  `${item}:${String(lane).padStart(2, '0')}:${String(seq).padStart(12, '0')}`;

/** Creates the store of counts whose seller was unknown. */
export function createUnownedStore(db: Db): UnownedStore {
  const unowned = db.collection<UnownedDocument>('unowned_counts');
  return {
    async keep(all, expiresAt) {
      if (all.length === 0) return;
      const writes = all.map((entry) => ({
        updateOne: {
          filter: { _id: idOf(entry) },
          update: { $setOnInsert: { ...entry, expiresAt } },
          upsert: true,
        },
      }));
      await unowned.bulkWrite(writes, { ordered: false });
    },
    async itemsAfter(item, limit) {
      const filter = item === undefined ? {} : { _id: { $gt: `${item};` } };
      const found = await unowned
        .find(filter, { projection: { item: 1 } })
        .sort({ _id: 1 })
        .limit(limit)
        .toArray();
      return [...new Set(found.map((entry) => entry.item))];
    },
    async ofItem(item) {
      // Reads from the end. When a group's entry is visible, the entries of earlier groups are visible, too, because
      // those groups were complete before.
      const filter = { _id: { $gt: `${item}:`, $lt: `${item};` } };
      const found = await unowned.find(filter).sort({ _id: -1 }).toArray();
      return found.toReversed();
    },
    async remove(all) {
      await unowned.deleteMany({ _id: { $in: all.map(idOf) } });
    },
    async ensureIndexes() {
      await unowned.createIndex({ expiresAt: 1 }, { expireAfterSeconds: 0 });
    },
  };
}
