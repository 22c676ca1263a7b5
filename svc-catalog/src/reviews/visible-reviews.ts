import { notFound } from '@ethereal/service-kit/errors';
import { isForSale, type ShopItem } from '../items/item.ts';
import type { ItemsStore } from '../items/items.store.ts';
import type { StoredReview } from './review.ts';
import type { ReviewsStore } from './reviews.store.ts';

/** @throws notFound when the item is not for sale: reviews leave the shop with their item */
export async function findForSale(items: Pick<ItemsStore, 'find'>, id: string): Promise<ShopItem> {
  const item = await items.find(id);
  if (!item || !isForSale(item)) throw notFound('There is no such item.');
  return item;
}

/** Creates the error for a review that does not exist. */
export const unknownReview = () => notFound('There is no such review.');

type FindVisible = (id: string) => Promise<{ review: StoredReview; item: ShopItem }>;

/**
 * Creates the function that finds a review that is neither deleted nor hidden, with its item. @throws notFound for
 * other reviews, as reviews leave the shop with their item
 */
export function createFindVisible(deps: { reviews: ReviewsStore; items: ItemsStore }): FindVisible {
  return async (id) => {
    const review = await deps.reviews.find(id);
    const item = review && (await deps.items.find(review.item));
    if (!review || !item || !isForSale(item)) throw unknownReview();
    return { review, item };
  };
}
