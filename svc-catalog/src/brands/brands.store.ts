import { gather } from '@ethereal/service-kit/gather';
import { olderThan, type PageStart } from '@ethereal/service-kit/paging';
import type { Collection, Db } from 'mongodb';

export type StoredMerge = {
  _id: string;
  from: string;
  to: string;
  reason: string;
  by: string;
  at: Date;
  items: number;
  undoneAt?: Date;
  /** Set while some items of the merge are still to be changed. */
  isUnsettled?: true;
};

export type BrandMergesStore = ReturnType<typeof createBrandMergesStore>;

/** Stores merges of brands, each with the operator who made it. */
export function createBrandMergesStore(db: Db) {
  const merges: Collection<StoredMerge> = db.collection('brandMerges');
  return {
    async ensureIndexes(): Promise<void> {
      await merges.createIndexes([
        { key: { at: -1, _id: -1 } },
        { key: { from: 1, at: 1 } },
        { key: { isUnsettled: 1 }, name: 'unsettled', partialFilterExpression: { isUnsettled: true } },
      ]);
    },

    async add(merge: StoredMerge): Promise<void> {
      await merges.insertOne(merge);
    },

    async find(id: string): Promise<StoredMerge | undefined> {
      return (await merges.findOne({ _id: id })) ?? undefined;
    },

    /** Returns the first merge of a brand that was made after a moment and is not undone. */
    nextOf: gather(async (requested: readonly { from: string; after: Date }[]) => {
      const brands = [...new Set(requested.map(({ from }) => from))];
      const active = { from: { $in: brands }, undoneAt: { $exists: false } };
      const found = await merges.find(active).sort({ at: 1 }).toArray();
      return requested.map(({ from, after }) =>
        found.find((candidate) => candidate.from === from && candidate.at > after),
      );
    }),

    unsettled: (): Promise<StoredMerge[]> => merges.find({ isUnsettled: true }).toArray(),

    /** Marks the merge as applied to its items, unless it was undone in the meantime. */
    async markSettled({ _id, undoneAt }: StoredMerge): Promise<void> {
      const same = undoneAt ?? { $exists: false };
      await merges.updateOne({ _id, undoneAt: same }, { $unset: { isUnsettled: '' } });
    },

    async count(id: string, items: number): Promise<void> {
      await merges.updateOne({ _id: id }, { $inc: { items } });
    },

    /** Marks the merge as undone. Returns undefined when it was undone before or does not exist. */
    async undo(id: string, at: Date): Promise<StoredMerge | undefined> {
      const undone = await merges.findOneAndUpdate(
        { _id: id, undoneAt: { $exists: false } },
        { $set: { undoneAt: at, isUnsettled: true } },
        { returnDocument: 'after' },
      );
      return undone ?? undefined;
    },

    /** Returns a page of merges, latest first. */
    page: (limit: number, after: PageStart | undefined): Promise<StoredMerge[]> =>
      merges.find(olderThan('at', after)).sort({ at: -1, _id: -1 }).limit(limit).toArray(),
  };
}
