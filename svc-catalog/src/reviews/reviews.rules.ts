import type { Fit } from '@ethereal/contracts/reviews';
import { conflict, forbidden, invalid } from '@ethereal/service-kit/errors';
import type { EventEnvelope } from '@ethereal/service-kit/events/event';
import type { ShopItem } from '../items/item.ts';
import type { StoredReview } from './review.ts';
import { reviewAdded } from './review-events.ts';

/** @throws conflict ALREADY_REVIEWED when the person has a review of the item that is not deleted */
export function checkFirst(former: StoredReview | undefined): void {
  if (former && !former.deleted) throw conflict('You have reviewed this item already.', { code: 'ALREADY_REVIEWED' });
}

/**
 * Adds a person's first review of an item, with `review.added`. `former` is the person's stored review: one that its
 * author deleted is replaced. @throws conflict ALREADY_REVIEWED
 */
export function addReview(
  former: StoredReview | undefined,
  { item, review }: { item: ShopItem; review: StoredReview },
): { state: StoredReview; events: readonly [EventEnvelope] } {
  checkFirst(former);
  return { state: review, events: [reviewAdded(item, review)] };
}

/** @throws forbidden for the seller of the item, and for a person who did not receive it */
export function checkBuyer<P>(user: string, item: Pick<ShopItem, 'seller'>, purchase: P | undefined): P {
  if (item.seller === user) throw forbidden('You sell this item.', { code: 'OWN_ITEM' });
  if (purchase) return purchase;
  throw forbidden('Reviews are by people who received the item.', { code: 'NOT_RECEIVED' });
}

/** @throws forbidden for everybody but the author */
export function checkAuthor(user: string, review: Pick<StoredReview, 'user'>): void {
  if (review.user !== user) throw forbidden('The review is by somebody else.');
}

/** @throws forbidden for everybody but the seller of the reviewed item */
export function checkSeller(user: string, item: Pick<ShopItem, 'seller'>): void {
  if (item.seller !== user) throw forbidden('Another seller sells the item.');
}

/** @throws forbidden for the author of the review and for the seller of the item, who may not vote */
export function checkVoter(user: string, review: Pick<StoredReview, 'user'>, item: Pick<ShopItem, 'seller'>): void {
  if (review.user === user) throw forbidden('The review is your own.');
  if (item.seller === user) throw forbidden('You sell this item.', { code: 'OWN_ITEM' });
}

/** Returns the stored fit. @throws invalid for an item without sizes, for which fit has no meaning */
export function fitFor(
  { sizes, otherSizes = [] }: Pick<ShopItem, 'sizes' | 'otherSizes'>,
  fit: Fit | undefined,
): Fit | null {
  if (fit === undefined) return null;
  if (sizes.length + otherSizes.length > 0) return fit;
  const message = 'This item has no sizes.';
  throw invalid(message, { errors: { fit: message } });
}
