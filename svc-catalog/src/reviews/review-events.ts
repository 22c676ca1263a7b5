import { newEvent } from '@ethereal/service-kit/events/event';
import type { ShopItem } from '../items/item.ts';
import { SOURCE } from '../items/item-events.ts';
import type { StoredReview } from './review.ts';

const subjectOf = ({ seller, name, images, category }: ShopItem) => ({
  seller,
  itemName: name,
  itemImg: images.image1.url,
  category,
});

/** Creates the event of a new review. */
export function reviewAdded(item: ShopItem, { _id, user, author, rating, createdAt }: StoredReview) {
  return newEvent({
    type: 'review.added',
    source: SOURCE,
    subject: item._id,
    data: { review: _id, user, author, rating, ...subjectOf(item) },
    now: createdAt,
  });
}

/** Creates the event of a seller's reply. */
export function reviewReplied(item: ShopItem, { _id, user }: StoredReview, now: Date) {
  const data = { review: _id, user, ...subjectOf(item) };
  return newEvent({ type: 'review.replied', source: SOURCE, subject: item._id, data, now });
}

/** Creates the event of a vote that a review is helpful. */
export function reviewVoted({ _id, item }: Pick<StoredReview, '_id' | 'item'>, now: Date) {
  return newEvent({ type: 'review.voted', source: SOURCE, subject: item, data: { review: _id }, now });
}

/** Creates the event of a changed text of a review or its reply. */
export function reviewEdited({ _id, item }: Pick<StoredReview, '_id' | 'item'>, now: Date) {
  return newEvent({ type: 'review.edited', source: SOURCE, subject: item, data: { review: _id }, now });
}
