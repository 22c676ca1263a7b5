import { DEFAULT_DISPATCH, type Dispatch } from '@ethereal/contracts/delivery';
import { invalid } from '@ethereal/service-kit/errors';
import { gather } from '@ethereal/service-kit/gather';
import { isDuplicateKey, unlessDuplicate } from '@ethereal/service-kit/mongo';
import type { Collection, Db } from 'mongodb';
import type { Picture } from '../items/item.ts';
import { nameKeysOf } from './sellers.rules.ts';

export type Profile = { name: string; about: string; picture: Picture | null };

/** A seller. `known` is the last answer of svc-identity, used while it is unavailable. */
export type StoredSeller = {
  _id: string;
  profile?: Profile;
  /** Keys of the profile's name; no two sellers share a key. */
  nameKeys?: string[];
  /** Dispatch, as far as the seller has chosen it. */
  dispatch?: Partial<Dispatch>;
  known?: { fname: string; since: Date };
  /** Last suspension event of svc-identity, with its time. */
  standing?: { suspended: boolean; at: Date };
};

const NAME_TAKEN = 'Another store has this name, or one that looks like it. Please choose another.';
const nameTaken = () => invalid(NAME_TAKEN, { errors: { name: NAME_TAKEN } });

export type SellersStore = ReturnType<typeof createSellersStore>;

/** Creates the store of sellers' profiles. */
export function createSellersStore(db: Db) {
  const sellers: Collection<StoredSeller> = db.collection('sellers');
  const saveProfile = async (_id: string, profile: Profile, dispatch: Partial<Dispatch>) => {
    const chosen = Object.entries(dispatch).filter(([, value]) => value !== undefined);
    // Fields are set one by one, so that a profile without some of them keeps the stored ones.
    const nameKeys = nameKeysOf(profile.name);
    const change = {
      profile,
      nameKeys,
      ...Object.fromEntries(chosen.map(([field, value]) => [`dispatch.${field}`, value])),
    };
    const before = await sellers.findOneAndUpdate({ _id }, { $set: change }, { upsert: true });
    return before ?? undefined;
  };
  const isNameTaken = async (id: string, name: string): Promise<boolean> =>
    (await sellers.findOne({ nameKeys: { $in: nameKeysOf(name) }, _id: { $ne: id } })) !== null;
  return {
    async ensureIndexes(): Promise<void> {
      await sellers.createIndexes([
        { key: { 'profile.picture.public_id': 1 } },
        {
          key: { nameKeys: 1 },
          name: 'names',
          unique: true,
          partialFilterExpression: { nameKeys: { $exists: true } },
        },
      ]);
    },
    async find(id: string): Promise<StoredSeller | undefined> {
      return (await sellers.findOne({ _id: id })) ?? undefined;
    },
    /** Returns the names of stores that have a profile, at most 20,000. */
    async storeNames(): Promise<{ _id: string; name: string }[]> {
      const found = sellers.find(
        { 'profile.name': { $exists: true } },
        { projection: { 'profile.name': 1 }, limit: 20_000 },
      );
      return (await found.toArray()).map(({ _id, profile }) => ({ _id, name: profile?.name ?? '' }));
    },
    /**
     * Saves a profile, and the fields of dispatch that are given. Returns the seller as stored before.
     * @throws invalid when another store has the name, or one that looks like it
     */
    async save(id: string, profile: Profile, dispatch: Partial<Dispatch>): Promise<StoredSeller | undefined> {
      try {
        return await saveProfile(id, profile, dispatch);
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
        if (await isNameTaken(id, profile.name)) throw nameTaken();
        // A concurrent first profile created the document.
        return saveProfile(id, profile, dispatch);
      }
    },
    /** Returns the dispatch of each seller; the default when a seller has chosen none. */
    dispatchOf: gather(async (ids: readonly string[]): Promise<Dispatch[]> => {
      const requested = { _id: { $in: [...new Set(ids)] }, dispatch: { $exists: true } };
      const found = await sellers.find(requested, { projection: { dispatch: 1 } }).toArray();
      const byId = new Map(found.map(({ _id, dispatch }) => [_id, dispatch]));
      return ids.map((id) => ({ ...DEFAULT_DISPATCH, ...byId.get(id) }));
    }),
    async savePerson(id: string, known: NonNullable<StoredSeller['known']>): Promise<void> {
      await unlessDuplicate(sellers.updateOne({ _id: id }, { $set: { known } }, { upsert: true }));
    },
    isSuspended: gather(async (ids: readonly string[]): Promise<boolean[]> => {
      const requested = { _id: { $in: [...new Set(ids)] }, 'standing.suspended': true };
      const found = await sellers.find(requested, { projection: { _id: 1 } }).toArray();
      const suspended = new Set(found.map(({ _id }) => _id));
      return ids.map((id) => suspended.has(id));
    }),
    /** Saves whether a seller is suspended. Returns false when a later event was saved before. */
    async saveSuspension(id: string, standing: NonNullable<StoredSeller['standing']>): Promise<boolean> {
      const notLater = [{ 'standing.at': { $exists: false } }, { 'standing.at': { $lte: standing.at } }];
      // When a later event is saved already, the upsert fails because of a duplicate key.
      const update = sellers.updateOne({ _id: id, $or: notLater }, { $set: { standing } }, { upsert: true });
      return (await unlessDuplicate(update)) !== undefined;
    },
    /** Returns those of the pictures that a profile shows. */
    async picturesInUse(ids: string[]): Promise<Set<string>> {
      const used = await sellers.find({ 'profile.picture.public_id': { $in: ids } }).toArray();
      return new Set(used.flatMap(({ profile }) => profile?.picture?.public_id ?? []));
    },
    async erase(id: string): Promise<StoredSeller | undefined> {
      return (await sellers.findOneAndDelete({ _id: id })) ?? undefined;
    },
  };
}
