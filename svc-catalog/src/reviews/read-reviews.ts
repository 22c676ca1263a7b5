import { MAX_REVIEWED_ITEMS, type Review } from '@ethereal/contracts/reviews';
import { pageOf } from '@ethereal/service-kit/paging';
import type { ItemsStore } from '../items/items.store.ts';
import type { PurchasesStore } from './purchases.store.ts';
import { type StoredReview, toReview } from './review.ts';
import { type ReviewOrder, readReviewCursor, writeReviewCursor } from './review-order.ts';
import type { ReviewsStore } from './reviews.store.ts';
import { findForSale } from './visible-reviews.ts';
import type { VotesStore } from './votes.store.ts';

type Deps = {
  reviews: Pick<ReviewsStore, 'page' | 'newestOf' | 'of' | 'reviewedBy'>;
  purchases: Pick<PurchasesStore, 'find'>;
  items: Pick<ItemsStore, 'find' | 'findMany' | 'idsOfSeller'>;
};
type Paging = { rating?: number | undefined; limit?: number; cursor?: string };

const PAGE_SIZE = 10;

/** Counts the helpful votes of these reviews. Resolves to a function that returns each review as readers see it. */
export type ShowReviews = (stored: readonly StoredReview[]) => Promise<(review: StoredReview) => Review>;

/** Creates the function that counts helpful votes and shows reviews. */
export const createShowReviews =
  (votes: Pick<VotesStore, 'counts'>): ShowReviews =>
  async (stored) => {
    const counts = await votes.counts(stored.map(({ _id }) => _id));
    return (review) => toReview(review, counts.get(review._id) ?? 0);
  };

export type ReadReviews = ReturnType<typeof createReadReviews>;

/** Creates the functions by which people read reviews. */
export function createReadReviews({ reviews, purchases, items }: Deps) {
  return {
    async page(itemId: string, order: ReviewOrder, { rating, limit = PAGE_SIZE, cursor }: Paging) {
      const item = await findForSale(items, itemId);
      const after = cursor === undefined ? undefined : readReviewCursor(order, cursor);
      const found = await reviews.page({ item: itemId, rating }, order, after, limit + 1);
      return { item, ...pageOf(found, limit, (last) => writeReviewCursor(order, last)) };
    },

    /** Returns a page of the reviews of a seller's published items, newest first, each with its item. */
    async ofStore(
      seller: string,
      { replied, limit = PAGE_SIZE, cursor }: Omit<Paging, 'rating'> & { replied?: boolean },
    ) {
      const after = cursor === undefined ? undefined : readReviewCursor('newest', cursor);
      const found = await reviews.newestOf(await items.idsOfSeller(seller), { replied }, after, limit + 1);
      const { page, nextCursor } = pageOf(found, limit, (last) => writeReviewCursor('newest', last));
      const about = await items.findMany([...new Set(page.map(({ item }) => item))]);
      const byId = new Map(about.map((item) => [item._id, item]));
      return {
        page: page.flatMap((review) => {
          const item = byId.get(review.item);
          return item ? [{ review, item }] : [];
        }),
        nextCursor,
      };
    },

    /** Returns the items that a person has reviewed, and whether each review can be edited. */
    reviewedBy: (user: string) => reviews.reviewedBy(user, MAX_REVIEWED_ITEMS),

    async mine(user: string, itemId: string) {
      const item = await findForSale(items, itemId);
      const review = await reviews.of(itemId, user);
      const written = review && !review.deleted ? review : null;
      const shown = written?.hidden ? null : written;
      const mayWrite = !written && item.seller !== user && (await purchases.find(user, itemId)) !== undefined;
      return { review: shown, mayWrite };
    },
  };
}
