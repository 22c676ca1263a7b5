import type { Review } from '@ethereal/contracts/reviews';
import { type StoredReview, toReview } from './review.ts';
import type { VotesStore } from './votes.store.ts';

/** Counts the helpful votes of these reviews. Resolves to a function that returns each review as readers see it. */
export type ShowReviews = (stored: readonly StoredReview[]) => Promise<(one: StoredReview) => Review>;

export const createShowReviews =
  (votes: Pick<VotesStore, 'counts'>): ShowReviews =>
  async (stored) => {
    const counts = await votes.counts(stored.map(({ _id }) => _id));
    return (one) => toReview(one, counts.get(one._id) ?? 0);
  };
