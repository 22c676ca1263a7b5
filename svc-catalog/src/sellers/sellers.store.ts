import { gather } from '@ethereal/service-kit/gather';
import { isDuplicateKey } from '@ethereal/service-kit/mongo';
import type { Collection, Db } from 'mongodb';
import type { Picture } from '../items/item.ts';

export type Profile = { name: string; about: string; picture: Picture | null };

/** `known`: what svc-identity last said, for when it does not answer. */
export type StoredSeller = {
  _id: string;
  profile?: Profile;
  known?: { fname: string; since: Date };
  /** As svc-identity said last, and when. */
  standing?: { suspended: boolean; at: Date };
};

export type SellersStore = ReturnType<typeof createSellersStore>;

export function createSellersStore(db: Db) {
  const sellers: Collection<StoredSeller> = db.collection('sellers');
  const set = async (_id: string, change: Partial<StoredSeller>): Promise<StoredSeller | undefined> => {
    const before = await sellers.findOneAndUpdate({ _id }, { $set: change }, { upsert: true });
    return before ?? undefined;
  };
  return {
    async ensureIndexes(): Promise<void> {
      await sellers.createIndex({ 'profile.picture.public_id': 1 });
    },
    async find(id: string): Promise<StoredSeller | undefined> {
      return (await sellers.findOne({ _id: id })) ?? undefined;
    },
    /** Saves a profile; answers what was there before. */
    async save(id: string, profile: Profile): Promise<StoredSeller | undefined> {
      try {
        return await set(id, { profile });
      } catch (error) {
        // Two first ones at once: the document is there now.
        if (isDuplicateKey(error)) return set(id, { profile });
        throw error;
      }
    },
    async remember(id: string, known: NonNullable<StoredSeller['known']>): Promise<void> {
      await sellers.updateOne({ _id: id }, { $set: { known } }, { upsert: true }).catch((error: unknown) => {
        if (!isDuplicateKey(error)) throw error;
      });
    },
    isSuspended: gather(async (ids: readonly string[]): Promise<boolean[]> => {
      const asked = { _id: { $in: [...new Set(ids)] }, 'standing.suspended': true };
      const found = await sellers.find(asked, { projection: { _id: 1 } }).toArray();
      const suspended = new Set(found.map(({ _id }) => _id));
      return ids.map((id) => suspended.has(id));
    }),
    /** False when something later was said before. */
    async stand(id: string, standing: NonNullable<StoredSeller['standing']>): Promise<boolean> {
      const notLater = [{ 'standing.at': { $exists: false } }, { 'standing.at': { $lte: standing.at } }];
      try {
        await sellers.updateOne({ _id: id, $or: notLater }, { $set: { standing } }, { upsert: true });
        return true;
      } catch (error) {
        // The upsert meets the later one.
        if (isDuplicateKey(error)) return false;
        throw error;
      }
    },
    /** Those of the pictures that a profile shows. */
    async picturesInUse(ids: string[]): Promise<Set<string>> {
      const used = await sellers.find({ 'profile.picture.public_id': { $in: ids } }).toArray();
      return new Set(used.flatMap(({ profile }) => profile?.picture?.public_id ?? []));
    },
    async forget(id: string): Promise<StoredSeller | undefined> {
      return (await sellers.findOneAndDelete({ _id: id })) ?? undefined;
    },
  };
}
