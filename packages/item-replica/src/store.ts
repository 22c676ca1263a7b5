import { gather } from '@ethereal/service-kit/gather';
import { duplicatesOf, unlessDuplicate } from '@ethereal/service-kit/mongo';
import type { Db } from 'mongodb';
import type { ReplicaItem } from './item-replica.ts';

export type ReplicaStore = {
  find(ids: readonly string[]): Promise<ReplicaItem[]>;
  /** Returns the ids of all items that a seller sells or sold. Scans every item: for rare events. */
  idsOfSeller(seller: string): Promise<string[]>;
  upsertNewer(item: ReplicaItem): Promise<void>;
  unpublish(id: string, version: number): Promise<void>;
};

type Change = Pick<ReplicaItem, '_id' | 'version'> & Partial<ReplicaItem>;

/** Whether a change is the first version of an item, so that the replica rarely has it. */
const isNew = (change: Change): change is ReplicaItem => change.version === 1 && change.name !== undefined;

/** Applies a change only when its version is newer, so that order and duplicates are irrelevant. */
export function createReplicaStore(db: Db): ReplicaStore {
  const items = db.collection<ReplicaItem>('items');

  /** Inserts new items, which costs a store less than an upsert. Returns those that exist already. */
  const insertNew = async (all: readonly ReplicaItem[]): Promise<ReplicaItem[]> => {
    if (all.length === 0) return [];
    const known = await duplicatesOf(items.insertMany([...all], { ordered: false }));
    return all.filter((_, at) => known.has(at));
  };

  /** Changes of one turn of the event loop, as in an import, become one command. */
  const set = gather(async (changes: readonly Change[]): Promise<[]> => {
    const [fresh, others] = [changes.filter(isNew), changes.filter((change) => !isNew(change))];
    const remaining = [...(await insertNew(fresh)), ...others];
    if (remaining.length === 0) return [];
    const writes = remaining.map(({ _id, version, ...change }) => ({
      updateOne: {
        filter: { _id, version: { $lte: version } },
        update: { $set: { ...change, version } },
        upsert: true,
      },
    }));
    // The upsert of an older version conflicts with the newer document, which stays.
    await unlessDuplicate(items.bulkWrite(writes, { ordered: false }));
    return [];
  });
  const setWhenNewer = async (change: Change): Promise<void> => {
    await set(change);
  };

  return {
    // An item known by its `item.unpublished` alone has no name yet: it counts as missing.
    async find(ids) {
      if (ids.length === 0) return [];
      // One batch: by default the first 101 documents arrive, and the rest on another request.
      const options = { batchSize: ids.length };
      return items.find({ _id: { $in: [...ids] }, name: { $exists: true } }, options).toArray();
    },
    async idsOfSeller(seller) {
      const found = await items.find({ seller }, { projection: { _id: 1 } }).toArray();
      return found.map(({ _id }) => _id);
    },
    // Absent colors, pictures of colors, or an absent sale remove those that the item had.
    upsertNewer: ({ colors = [], colorImgs = {}, sale = null, ...change }) =>
      setWhenNewer({ ...change, colors, colorImgs, sale }),
    unpublish: (_id, version) => setWhenNewer({ _id, version, published: false }),
  };
}
