import type { Db } from 'mongodb';
import type { Unowned } from './unowned.ts';

type UnownedDocument = Unowned & { _id: string; expiresAt: Date };

export type UnownedStore = {
  /** Writes what was not written yet. */
  keep(all: readonly Unowned[], expiresAt: Date): Promise<void>;
  /** Items of which there is something, in the order of their ids, from after `item` on or all; those of `limit` entries. */
  itemsAfter(item: string | undefined, limit: number): Promise<string[]>;
  /** Everything of an item, lane by lane in the order of the groups. */
  ofItem(item: string): Promise<Unowned[]>;
  remove(all: readonly Unowned[]): Promise<void>;
  ensureIndexes(): Promise<void>;
};

/** In the order of items, lanes and numbers. */
const idOf = ({ item, group: { lane, seq } }: Unowned) =>
  `${item}:${String(lane).padStart(2, '0')}:${String(seq).padStart(12, '0')}`;

/** What was counted while nobody knew whose the items are. */
export function createUnownedStore(db: Db): UnownedStore {
  const unowned = db.collection<UnownedDocument>('unowned_counts');
  return {
    async keep(all, expiresAt) {
      if (all.length === 0) return;
      const writes = all.map((one) => ({
        updateOne: {
          filter: { _id: idOf(one) },
          update: { $setOnInsert: { ...one, expiresAt } },
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
      return [...new Set(found.map((one) => one.item))];
    },
    async ofItem(item) {
      // From the end: an instance that sees a group's part was late enough to see those of the groups before, as they were complete by then.
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
