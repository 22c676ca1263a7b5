import { listPersonsGoods, MOST_BELONGINGS } from '@ethereal/contracts/belongings';
import { route } from '@ethereal/service-kit/route';
import type { Router } from 'express';
import { toCard } from '../items/item.ts';
import type { ItemsStore } from '../items/items.store.ts';
import { toReview } from '../reviews/review.ts';
import type { ReviewsStore } from '../reviews/reviews.store.ts';

type Deps = { items: Pick<ItemsStore, 'ofSeller'>; reviews: Pick<ReviewsStore, 'newestBy'> };

/** What somebody has here, for the desk; not reachable through the gateway. */
export function personsGoodsRoutes(router: Router, { items, reviews }: Deps): void {
  route(router, listPersonsGoods, {}, async ({ params: { id } }) => {
    const [theirs, written] = await Promise.all([
      items.ofSeller(id, MOST_BELONGINGS),
      reviews.newestBy(id, MOST_BELONGINGS),
    ]);
    return {
      items: theirs.map((item) => ({ ...toCard(item), hidden: item.hidden !== undefined })),
      reviews: written.map((review) => ({ ...toReview(review), item: review.item })),
    };
  });
}
