import type { Collection } from 'mongodb';
import { FORMER_CUSTOMER, type StoredReview } from './review.ts';
import { type ReviewDocument, VISIBLE } from './review-counts.store.ts';
import { reviewEdited } from './review-events.ts';

/** Leaves the outbox of a review out. */
export const PLAIN = { projection: { pendingEvents: 0 } } as const;

/** Returns the part of the store that is about the reviews of one person. */
export function reviewsByPerson(reviews: Collection<ReviewDocument>) {
  return {
    /** Returns a person's visible reviews, newest first. A visible review is neither deleted nor hidden. */
    newestBy(user: string, limit: number): Promise<StoredReview[]> {
      return reviews
        .find<StoredReview>({ user, ...VISIBLE }, PLAIN)
        .sort({ createdAt: -1, _id: -1 })
        .limit(limit)
        .toArray();
    },

    /** Returns the items that a person has reviewed, the newest review first. */
    async reviewedBy(user: string, limit: number): Promise<{ _id: string; mayEdit: boolean }[]> {
      const found = reviews
        .find<Pick<StoredReview, 'item' | 'hidden'>>(
          { user, deleted: { $exists: false } },
          { projection: { item: 1, hidden: 1 } },
        )
        .sort({ createdAt: -1, _id: -1 })
        .limit(limit);
      return found.map(({ item, hidden }) => ({ _id: item, mayEdit: !hidden })).toArray();
    },

    /** Removes a person's name, id and pictures from their reviews. */
    async erase(user: string): Promise<void> {
      for await (const { _id, item } of reviews.find({ user }, { projection: { item: 1 } })) {
        const change = { user: `gone:${_id}`, author: FORMER_CUSTOMER };
        // The sweep publishes the event, which purges cached answers that show the name.
        const event = reviewEdited({ _id, item }, new Date());
        await reviews.updateOne({ _id }, { $set: change, $unset: { pictures: '' }, $push: { pendingEvents: event } });
      }
    },
  };
}
