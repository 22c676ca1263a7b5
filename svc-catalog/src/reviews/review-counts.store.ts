import type { Fit } from '@ethereal/contracts/reviews';
import type { EventEnvelope } from '@ethereal/service-kit/events/event';
import type { Collection } from 'mongodb';
import { type FitVotes, NO_FIT_VOTES, NO_STARS, type Stars, type StoredReview } from './review.ts';

export type ReviewDocument = StoredReview & { pendingEvents: EventEnvelope[] };
type Mark = { _id: string; item: string; uncounted: string };

/** Filter of reviews that the shop shows and counts. */
export const VISIBLE = { deleted: { $exists: false }, hidden: { $exists: false } } as const;
/** Filter of reviews that changed since the stars were counted. */
export const MARKED = { uncounted: { $exists: true } } as const;

/** Counts stars; a part of the store of reviews. */
export function reviewCounts(reviews: Collection<ReviewDocument>) {
  return {
    /** Returns the marks of reviews that changed since the stars were counted, of one item or of all. */
    marks(item?: string): Promise<Mark[]> {
      return reviews
        .find<Mark>(item ? { item, ...MARKED } : MARKED, { projection: { item: 1, uncounted: 1 } })
        .toArray();
    },

    async countsOf(item: string): Promise<{ stars: Stars; fit: FitVotes }> {
      const groups = await reviews
        .aggregate<{ _id: { rating: number; fit?: Fit | null }; count: number }>([
          { $match: { item, ...VISIBLE } },
          { $group: { _id: { rating: '$rating', fit: '$fit' }, count: { $sum: 1 } } },
        ])
        .toArray();
      const stars: Stars = [...NO_STARS];
      const votes: FitVotes = { ...NO_FIT_VOTES };
      for (const { _id, count } of groups) {
        const at = _id.rating - 1;
        stars[at] = (stars[at] ?? 0) + count;
        if (_id.fit) votes[_id.fit] += count;
      }
      return { stars, fit: votes };
    },

    /** Removes a mark, or the review if it was deleted. A newer mark stays. */
    async removeMark({ _id, uncounted }: Mark): Promise<void> {
      const { deletedCount } = await reviews.deleteOne({ _id, uncounted, deleted: true });
      if (deletedCount === 0) await reviews.updateOne({ _id, uncounted }, { $unset: { uncounted: '' } });
    },
  };
}
