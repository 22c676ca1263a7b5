import { listPersonsGoods, MAX_BELONGINGS } from '@ethereal/contracts/belongings';
import { route } from '@ethereal/service-kit/route';
import type { Router } from 'express';
import { isHiddenByDesk } from '../items/hiding.rules.ts';
import { toCard } from '../items/item.ts';
import type { ItemsStore } from '../items/items.store.ts';
import type { ShowReviews } from '../reviews/read-reviews.ts';
import type { ReviewsStore } from '../reviews/reviews.store.ts';

type Deps = {
  items: Pick<ItemsStore, 'ofSeller'>;
  reviews: Pick<ReviewsStore, 'newestBy'>;
  showReviews: ShowReviews;
  now(): Date;
};

/** Registers the call by which the desk reads a person's items and reviews; the gateway does not forward it. */
export function mountPersonsGoods(router: Router, { items, reviews, showReviews, now }: Deps): void {
  route(router, listPersonsGoods, {}, async ({ params: { id } }) => {
    const [theirs, written] = await Promise.all([
      items.ofSeller(id, MAX_BELONGINGS),
      reviews.newestBy(id, MAX_BELONGINGS),
    ]);
    const show = await showReviews(written);
    return {
      items: theirs.map((item) => ({ ...toCard(item, now()), hidden: isHiddenByDesk(item) })),
      reviews: written.map((review) => ({ ...show(review), item: review.item })),
    };
  });
}
