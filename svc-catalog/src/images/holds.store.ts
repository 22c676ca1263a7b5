import type { Collection } from 'mongodb';
import type { ImageDocument, Sizes } from './images.store.ts';

type Claim = (user: string, ids: readonly string[]) => Promise<Sizes>;

/** Holders of pictures: things of other services that show them; a part of the store of pictures. */
export function holdsOf(images: Collection<ImageDocument>, claimOf: Claim) {
  return {
    /**
     * Records the holder at those of the pictures that the user uploaded, before they count as used. Returns them with
     * their sizes.
     */
    async hold(user: string, ids: string[], holder: string): Promise<Sizes> {
      await images.updateMany(
        { _id: { $in: ids }, user, state: { $ne: 'deleting' } },
        { $addToSet: { holders: holder } },
      );
      return claimOf(user, ids);
    },

    /** Removes a holder. Returns the pictures that it held. */
    async endHold(holder: string): Promise<string[]> {
      const held = await images.find({ holders: holder }, { projection: { _id: 1 } }).toArray();
      await images.updateMany({ holders: holder }, { $pull: { holders: holder } });
      return held.map(({ _id }) => _id);
    },

    /** Returns those of the pictures that have a holder. */
    async heldAmong(ids: string[]): Promise<Set<string>> {
      const found = await images
        .find({ _id: { $in: ids }, 'holders.0': { $exists: true } }, { projection: { _id: 1 } })
        .toArray();
      return new Set(found.map(({ _id }) => _id));
    },
  };
}
