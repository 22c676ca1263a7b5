import type { Fit } from '@ethereal/contracts/reviews';
import { conflict, forbidden } from '@ethereal/service-kit/errors';
import type { Outbox } from '@ethereal/service-kit/events/outbox';
import { newId } from '@ethereal/service-kit/ids';
import type { Picture, ShopItem } from '../items/item.ts';
import type { ItemsStore } from '../items/items.store.ts';
import type { AskPerson } from '../people/ask-identity.ts';
import type { PurchasesStore } from './purchases.store.ts';
import { authorName, type StoredReview } from './review.ts';
import { reviewAdded, reviewEdited, reviewReplied } from './review-events.ts';
import type { ReviewPictures } from './review-pictures.ts';
import { createReviewedItem } from './reviewed-item.ts';
import { REVIEWS, type ReviewsStore } from './reviews.store.ts';
import { createFindStanding, unknownReview } from './standing.ts';
import type { Tally } from './tally.ts';
import type { VotesStore } from './votes.store.ts';

type Sent = { rating: number; title?: string; text: string; fit?: Fit | undefined; pictures?: Picture[] };

type ReviewsDeps = {
  reviews: ReviewsStore;
  purchases: PurchasesStore;
  votes: VotesStore;
  items: ItemsStore;
  tally: Tally;
  pictures: ReviewPictures;
  askPerson: AskPerson;
  outbox: Outbox;
  now(): Date;
};

const ATTEMPTS = 3;

const alreadyReviewed = () => conflict('You have reviewed this item already.', { code: 'ALREADY_REVIEWED' });

export type WriteReviews = ReturnType<typeof createWriteReviews>;

/** Creates the functions by which buyers review items and sellers reply. */
export function createWriteReviews(deps: ReviewsDeps) {
  const { reviews, votes, tally, pictures, askPerson, outbox, now } = deps;

  const { forSale, purchaseOf, fitFor } = createReviewedItem(deps);
  const standing = createFindStanding(deps);

  const own = async (user: string, id: string) => {
    const { review, item } = await standing(id);
    if (review.user !== user) throw forbidden('The review is by somebody else.');
    return item;
  };

  /** Returns the sent fields of a review as they are stored. */
  const said = async (user: string, item: ShopItem, { rating, title = '', text, ...sent }: Sent) => ({
    rating,
    title,
    text,
    fit: fitFor(item, sent.fit),
    pictures: await pictures.claim(user, sent.pictures),
  });

  /** Saves a person's first review of an item. A deleted review that is still counted is replaced. */
  const insert = async (item: ShopItem, review: StoredReview): Promise<void> => {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      if (await reviews.insert(review, reviewAdded(item, review))) return;
      const former = await reviews.of(review.item, review.user);
      if (former && !former.deleted) throw alreadyReviewed();
      await tally.count(review.item);
    }
    throw alreadyReviewed();
  };

  return {
    async add(user: string, itemId: string, sent: Sent): Promise<StoredReview> {
      const item = await forSale(itemId);
      const { size } = await purchaseOf(user, item);
      const known = await reviews.of(itemId, user);
      if (known && !known.deleted) throw alreadyReviewed();
      const author = authorName(await askPerson(user));
      const review: StoredReview = {
        _id: newId(),
        item: itemId,
        user,
        author,
        size,
        ...(await said(user, item, sent)),
        createdAt: now(),
        uncounted: newId(),
      };
      await insert(item, review);
      outbox.announce(REVIEWS, review._id);
      await tally.count(itemId);
      return review;
    },

    async edit(user: string, id: string, sent: Sent): Promise<StoredReview> {
      const item = await own(user, id);
      const editedAt = now();
      const change = { ...(await said(user, item, sent)), editedAt, uncounted: newId() };
      const before = await reviews.edit(id, change, reviewEdited({ _id: id, item: item._id }, editedAt));
      if (!before) throw unknownReview();
      outbox.announce(REVIEWS, id);
      await tally.count(item._id);
      await pictures.release(before, change);
      return { ...before, ...change };
    },

    async delete(user: string, id: string): Promise<void> {
      const item = await own(user, id);
      const before = await reviews.markDeleted(id, newId());
      await tally.count(item._id);
      if (before) await pictures.release(before);
      await votes.forgetReview(id);
    },

    async reply(user: string, id: string, text: string): Promise<StoredReview> {
      const { review, item } = await standing(id);
      if (item.seller !== user) throw forbidden('Another seller sells the item.');
      const at = now();
      const replied =
        (await reviews.reply(id, { text, createdAt: at }, reviewReplied(item, review, at))) ??
        (await reviews.editReply(id, { text, editedAt: at }, reviewEdited(review, at)));
      if (!replied) throw unknownReview();
      outbox.announce(REVIEWS, id);
      return replied;
    },
  };
}
