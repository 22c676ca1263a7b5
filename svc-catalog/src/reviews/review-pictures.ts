import type { PictureUse, SizedPicture } from '../images/picture-use.ts';
import type { Picture } from '../items/item.ts';
import type { StoredReview } from './review.ts';
import type { ReviewsStore } from './reviews.store.ts';

type Deps = { reviews: Pick<ReviewsStore, 'dropPictures'>; pictures: PictureUse };

type WithPictures = Pick<StoredReview, 'pictures'>;
export type ReviewPictures = ReturnType<typeof createReviewPictures>;

/** Claims and releases the pictures of reviews. */
export function createReviewPictures({ reviews, pictures }: Deps) {
  return {
    /** @throws invalid for pictures that are not the user's */
    claim: (user: string, sent: readonly Picture[] = []): Promise<SizedPicture[]> =>
      pictures.claimSeveral(user, sent, 'pictures'),

    /** Releases the pictures that a review showed and no longer shows. */
    release: (before: WithPictures, after: WithPictures = {}): Promise<void> =>
      pictures.release(before.pictures ?? [], after.pictures),

    /** Releases the pictures of all reviews of an item: reviews leave the shop with their item. */
    async releaseOf(item: string): Promise<void> {
      const dropped = await reviews.dropPictures(item);
      await pictures.release(dropped.flatMap(({ pictures: shown = [] }) => shown));
    },
  };
}
