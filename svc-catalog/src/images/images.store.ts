import { gather } from '@ethereal/service-kit/gather';
import type { Collection, Db } from 'mongodb';
import { holdsOf } from './holds.store.ts';

/**
 * An uploaded picture. State `fresh`: no item has used the picture yet. State `deleting`: its files are being deleted,
 * and no item can use it.
 */
export type ImageDocument = {
  _id: string;
  user: string;
  state: 'fresh' | 'used' | 'deleting';
  width: number;
  height: number;
  type: string;
  bytes: number;
  createdAt: Date;
  /** Moment at which an item or a review claimed the picture; unset once a sweep has found the picture in use. */
  claimedAt?: Date;
  /** Things of other services that show the picture. */
  holders?: string[];
  /**
   * Source that an import took the picture from, so that it is not taken twice: a web address, or the digest of a file.
   */
  source?: string;
};

export type Sizes = ReadonlyMap<string, { width: number; height: number }>;

export type ImagesStore = ReturnType<typeof createImagesStore>;

/** Stores the uploader of each picture, and whether an item, a profile or a review uses it. */
export function createImagesStore(db: Db) {
  const images: Collection<ImageDocument> = db.collection('images');
  const notDeleting = { $ne: 'deleting' as const };

  const claimOf = async (user: string, ids: readonly string[]): Promise<Sizes> => {
    const own = { _id: { $in: [...new Set(ids)] }, user, state: notDeleting };
    await images.updateMany(own, { $set: { state: 'used', claimedAt: new Date() } });
    const found = await images.find(own, { projection: { width: 1, height: 1 } }).toArray();
    return new Map(found.map(({ _id, width, height }) => [_id, { width, height }]));
  };

  /** Combines the claims made within one turn into one command. */
  const claim = gather(async (claims: readonly { user: string; ids: string[] }[]): Promise<Sizes[]> => {
    const byUser = Map.groupBy(claims, ({ user }) => user);
    const sizes = new Map<string, Sizes>();
    for (const [user, claimsOfUser] of byUser)
      sizes.set(
        user,
        await claimOf(
          user,
          claimsOfUser.flatMap(({ ids }) => ids),
        ),
      );
    return claims.map(({ user, ids }) => {
      const own = sizes.get(user);
      return new Map(
        ids.flatMap((id) => {
          const size = own?.get(id);
          return size ? [[id, size] as const] : [];
        }),
      );
    });
  });

  return {
    async ensureIndexes(): Promise<void> {
      await images.createIndexes([
        { key: { claimedAt: 1 }, sparse: true },
        { key: { state: 1, createdAt: 1 } },
        { key: { holders: 1 }, sparse: true },
        { key: { user: 1, state: 1 } },
        {
          key: { user: 1, source: 1 },
          name: 'source',
          partialFilterExpression: { source: { $exists: true } },
        },
      ]);
    },

    async insert(image: ImageDocument): Promise<void> {
      await images.insertOne(image);
    },

    /** Returns the number of pictures of a person, and how many of them no item has used. */
    async countOf(user: string): Promise<{ all: number; unused: number }> {
      const [all, unused] = await Promise.all([
        images.countDocuments({ user }),
        images.countDocuments({ user, state: 'fresh' }),
      ]);
      return { all, unused };
    },

    async find(id: string): Promise<ImageDocument | undefined> {
      return (await images.findOne({ _id: id })) ?? undefined;
    },

    /** Marks a user's pictures as used, so that no sweep deletes them. Returns those that exist, with their sizes. */
    claim: (user: string, ids: string[]): Promise<Sizes> => claim({ user, ids }),

    ...holdsOf(images, claimOf),

    /** Returns the id of the user's picture that was imported from this source. */
    async bySource(user: string, source: string): Promise<string | undefined> {
      const found = await images.findOne({ user, source, state: notDeleting }, { projection: { _id: 1 } });
      return found?._id;
    },

    /** Returns those of the pictures that the user uploaded, with the source of each imported one. */
    async ofUserAmong(user: string, ids: string[]): Promise<Map<string, string | undefined>> {
      const own = { _id: { $in: ids }, user, state: notDeleting };
      const found = await images.find(own, { projection: { source: 1 } }).toArray();
      return new Map(found.map(({ _id, source }) => [_id, source]));
    },

    /** Returns the ids of all pictures that a user uploaded. */
    async ofUser(user: string): Promise<string[]> {
      const found = await images.find({ user, state: notDeleting }, { projection: { _id: 1 } }).toArray();
      return found.map(({ _id }) => _id);
    },

    /** Returns some of the pictures that were claimed before a moment and have not been found in use since. */
    async claimedBefore(before: Date, limit: number): Promise<string[]> {
      const found = await images
        .find({ state: 'used', claimedAt: { $lt: before } }, { projection: { _id: 1 } })
        .limit(limit)
        .toArray();
      return found.map(({ _id }) => _id);
    },

    /**
     * Settles the claims made before a moment: used pictures are kept, unused ones are marked as being deleted. A newer
     * claim stays.
     */
    async settleClaims(before: Date, used: string[], unused: string[]): Promise<void> {
      const claimed = (ids: string[]) => ({
        _id: { $in: ids },
        state: 'used' as const,
        claimedAt: { $lt: before },
      });
      await images.updateMany(claimed(used), { $unset: { claimedAt: '' } });
      await images.updateMany(claimed(unused), { $set: { state: 'deleting' } });
    },

    /** Marks the picture as being deleted, so that no item can use it. */
    async markDeleting(id: string): Promise<void> {
      await images.updateOne({ _id: id }, { $set: { state: 'deleting' } });
    },

    /** Marks the pictures that were uploaded before a moment and never used as being deleted. */
    async markUnusedDeleting(before: Date): Promise<void> {
      await images.updateMany({ state: 'fresh', createdAt: { $lt: before } }, { $set: { state: 'deleting' } });
    },

    /** Streams the ids of pictures that are being deleted. */
    deleting(): AsyncIterable<string> {
      return images.find({ state: 'deleting' }, { projection: { _id: 1 } }).map(({ _id }) => _id);
    },

    async delete(id: string): Promise<void> {
      await images.deleteOne({ _id: id });
    },
  };
}
