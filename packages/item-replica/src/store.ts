import { gather } from '@ethereal/service-kit/gather';
import { isDuplicateKey } from '@ethereal/service-kit/mongo';
import type { Db } from 'mongodb';
import type { ReplicaItem } from './item-replica.ts';

export type ReplicaStore = {
  find(ids: readonly string[]): Promise<ReplicaItem[]>;
  /** Everything that a seller sells or ever sold. Looks at every item: for commands. */
  idsOfSeller(seller: string): Promise<string[]>;
  upsertNewer(item: ReplicaItem): Promise<void>;
  unpublish(id: string, version: number): Promise<void>;
};

type Change = Pick<ReplicaItem, '_id' | 'version'> & Partial<ReplicaItem>;

/** A change is taken only when its version is newer, so order and duplicates do not matter. */
export function createReplicaStore(db: Db): ReplicaStore {
  const items = db.collection<ReplicaItem>('items');

  /** Changes that come within one turn, as in an import, are one command. */
  const set = gather(async (changes: readonly Change[]): Promise<[]> => {
    const writes = changes.map(({ _id, version, ...change }) => ({
      updateOne: {
        filter: { _id, version: { $lte: version } },
        update: { $set: { ...change, version } },
        upsert: true,
      },
    }));
    try {
      await items.bulkWrite(writes, { ordered: false });
    } catch (error) {
      // The upsert of an older version meets the newer document: there is nothing to do.
      if (!isDuplicateKey(error)) throw error;
    }
    return [];
  });
  const setWhenNewer = async (change: Change): Promise<void> => {
    await set(change);
  };

  return {
    // An item known only by its `item.unpublished` has no name yet: it counts as missing.
    async find(ids) {
      if (ids.length === 0) return [];
      // All at once: by default the first 101 come, and the rest only when asked for again.
      const options = { batchSize: ids.length };
      return items.find({ _id: { $in: [...ids] }, name: { $exists: true } }, options).toArray();
    },
    async idsOfSeller(seller) {
      const found = await items.find({ seller }, { projection: { _id: 1 } }).toArray();
      return found.map(({ _id }) => _id);
    },
    // Without colors it is said, too: those that the item had are gone.
    upsertNewer: ({ colors = [], ...change }) => setWhenNewer({ ...change, colors }),
    unpublish: (_id, version) => setWhenNewer({ _id, version, published: false }),
  };
}
