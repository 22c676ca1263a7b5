import type { Review } from '@ethereal/contracts/reviews';
import { type StoredReview, toReview } from './review.ts';
import type { VotesStore } from './votes.store.ts';

/** Reviews as readers see them, with how many people found each helpful. */
export type ShowReviews = (stored: readonly StoredReview[]) => Promise<Review[]>;

export const createShowReviews =
  (votes: Pick<VotesStore, 'counts'>): ShowReviews =>
  async (stored) => {
    const counts = await votes.counts(stored.map(({ _id }) => _id));
    return stored.map((review) => toReview(review, counts.get(review._id) ?? 0));
  };
