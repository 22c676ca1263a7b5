import { DEFAULT_DISPATCH, type Dispatch } from '@ethereal/contracts/delivery';
import { gather } from '@ethereal/service-kit/gather';
import { isDuplicateKey } from '@ethereal/service-kit/mongo';
import type { Collection, Db } from 'mongodb';
import type { Picture } from '../items/item.ts';

export type Profile = { name: string; about: string; picture: Picture | null };

/** `known`: what svc-identity last said, for when it does not answer. */
export type StoredSeller = {
  _id: string;
  profile?: Profile;
  /** As far as the seller has chosen it. */
  dispatch?: Partial<Dispatch>;
  known?: { fname: string; since: Date };
  /** As svc-identity said last, and when. */
  standing?: { suspended: boolean; at: Date };
};

export type SellersStore = ReturnType<typeof createSellersStore>;

export function createSellersStore(db: Db) {
  const sellers: Collection<StoredSeller> = db.collection('sellers');
  const saveProfile = async (_id: string, profile: Profile, dispatch: Partial<Dispatch>) => {
    const chosen = Object.entries(dispatch).filter(([, value]) => value !== undefined);
    // By its fields, so that a profile sent without them keeps what is stored.
    const change = { profile, ...Object.fromEntries(chosen.map(([field, value]) => [`dispatch.${field}`, value])) };
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
    /** Returns the names of stores that have a profile; at most 20,000. */
    async storeNames(): Promise<{ _id: string; name: string }[]> {
      const found = sellers.find(
        { 'profile.name': { $exists: true } },
        { projection: { 'profile.name': 1 }, limit: 20_000 },
      );
      return (await found.toArray()).map(({ _id, profile }) => ({ _id, name: profile?.name ?? '' }));
    },
    /** Saves a profile, and the fields of dispatch that are given. Returns the seller as stored before. */
    async save(id: string, profile: Profile, dispatch: Partial<Dispatch>): Promise<StoredSeller | undefined> {
      try {
        return await saveProfile(id, profile, dispatch);
      } catch (error) {
        // A concurrent first profile created the document.
        if (isDuplicateKey(error)) return saveProfile(id, profile, dispatch);
        throw error;
      }
    },
    /** Returns the dispatch of each seller; the default where a seller has chosen none. */
    dispatchOf: gather(async (ids: readonly string[]): Promise<Dispatch[]> => {
      const asked = { _id: { $in: [...new Set(ids)] }, dispatch: { $exists: true } };
      const found = await sellers.find(asked, { projection: { dispatch: 1 } }).toArray();
      const byId = new Map(found.map(({ _id, dispatch }) => [_id, dispatch]));
      return ids.map((id) => ({ ...DEFAULT_DISPATCH, ...byId.get(id) }));
    }),
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
