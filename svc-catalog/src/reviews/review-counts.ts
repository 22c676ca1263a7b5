import type { EventEnvelope } from '@ethereal/service-kit/events/event';
import type { Collection } from 'mongodb';
import { NO_STARS, type Stars, type StoredReview } from './review.ts';

export type ReviewDocument = StoredReview & { pendingEvents: EventEnvelope[] };
type Mark = { _id: string; item: string; uncounted: string };

/** What the shop shows, and counts. */
export const STANDING = { deleted: { $exists: false }, hidden: { $exists: false } } as const;
export const MARKED = { uncounted: { $exists: true } } as const;

/** The part of the store that stars are counted by. */
export function reviewCounts(reviews: Collection<ReviewDocument>) {
  return {
    /** What changed since its item's stars were counted, of one item or of all. */
    marks(item?: string): Promise<Mark[]> {
      return reviews
        .find<Mark>(item ? { item, ...MARKED } : MARKED, { projection: { item: 1, uncounted: 1 } })
        .toArray();
    },

    async starsOf(item: string): Promise<Stars> {
      const groups = await reviews
        .aggregate<{ _id: number; count: number }>([
          { $match: { item, ...STANDING } },
          { $group: { _id: '$rating', count: { $sum: 1 } } },
        ])
        .toArray();
      const stars: Stars = [...NO_STARS];
      for (const { _id, count } of groups) if (_id >= 1 && _id <= 5) stars[_id - 1] = count;
      return stars;
    },

    /** The mark is gone, or with it the review that was deleted; a newer mark stays. */
    async settle({ _id, uncounted }: Mark): Promise<void> {
      const { deletedCount } = await reviews.deleteOne({ _id, uncounted, deleted: true });
      if (deletedCount === 0) await reviews.updateOne({ _id, uncounted }, { $unset: { uncounted: '' } });
    },
  };
}
