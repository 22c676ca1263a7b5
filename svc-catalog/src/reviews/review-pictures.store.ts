import type { Collection } from 'mongodb';
import type { SizedPicture } from '../images/picture-use.ts';
import type { ReviewDocument } from './review-counts.store.ts';

const SHOWN = { projection: { pictures: 1 } } as const;
const NOT_DELETED = { deleted: { $exists: false } } as const;

/** Queries and removes the pictures of reviews; a part of the store of reviews. */
export function picturesOfReviews(reviews: Collection<ReviewDocument>) {
  return {
    /**
     * Returns those of the pictures that belong to a review; a hidden review keeps its pictures, since it may return.
     */
    async picturesInUse(ids: string[]): Promise<Set<string>> {
      const used = await reviews.find({ 'pictures.public_id': { $in: ids }, ...NOT_DELETED }, SHOWN).toArray();
      return new Set(used.flatMap(({ pictures = [] }) => pictures.map(({ public_id }) => public_id)));
    },

    /** Returns those of the pictures that belong to a review hidden by the desk. */
    async picturesHidden(ids: string[]): Promise<Set<string>> {
      const hidden = { 'pictures.public_id': { $in: ids }, hidden: true as const, ...NOT_DELETED };
      const found = await reviews.find(hidden, SHOWN).toArray();
      return new Set(found.flatMap(({ pictures = [] }) => pictures.map(({ public_id }) => public_id)));
    },

    /** Returns the pictures of each review that has any. */
    async picturesOf(ids: string[]): Promise<Map<string, SizedPicture[]>> {
      if (ids.length === 0) return new Map();
      const found = await reviews.find({ _id: { $in: ids }, ...NOT_DELETED }, SHOWN).toArray();
      return new Map(found.flatMap(({ _id, pictures }) => (pictures?.length ? [[_id, pictures]] : [])));
    },

    /** Removes the pictures from an item's reviews. Returns the removed pictures. */
    async dropPictures(item: string): Promise<{ pictures?: SizedPicture[] }[]> {
      const shown = { item, 'pictures.public_id': { $exists: true } };
      const found = await reviews.find(shown, SHOWN).toArray();
      if (found.length > 0) await reviews.updateMany(shown, { $unset: { pictures: '' } });
      return found;
    },
  };
}
