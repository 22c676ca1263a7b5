import { urlOf } from '../images/images.ts';
import type { PictureUse, SizedPicture } from '../images/picture-use.ts';
import type { Picture } from '../items/item.ts';
import type { StoredReview } from './review.ts';
import type { ReviewsStore } from './reviews.store.ts';

type Deps = { reviews: Pick<ReviewsStore, 'dropPictures'>; pictures: PictureUse };

/** Those that the shop keeps: the id of an image host's picture is whatever its sender wrote. */
const keptIds = ({ pictures = [] }: Pick<StoredReview, 'pictures'>) =>
  pictures.flatMap(({ url, public_id }) => (url === urlOf(public_id) ? public_id : []));

export type ReviewPictures = ReturnType<typeof createReviewPictures>;

/** The pictures that reviews show. */
export function createReviewPictures({ reviews, pictures }: Deps) {
  return {
    /** @throws invalid for those that are not the user's */
    claim: (user: string, sent: readonly Picture[] = []): Promise<SizedPicture[]> =>
      pictures.claimSeveral(user, sent, 'pictures'),

    /** Lets go of what a review showed and no longer shows. */
    async release(
      before: Pick<StoredReview, 'pictures'>,
      after: Pick<StoredReview, 'pictures'> = {},
    ): Promise<void> {
      const kept = keptIds(after);
      await pictures.release(keptIds(before).filter((id) => !kept.includes(id)));
    },

    /** Reviews leave the shop with their item; it shows no picture of them any more. */
    async releaseOf(item: string): Promise<void> {
      const dropped = await reviews.dropPictures(item);
      await pictures.release(dropped.flatMap(keptIds));
    },
  };
}
