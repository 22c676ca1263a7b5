import { publicName } from '@ethereal/contracts/public-name';
import type { Fit } from '@ethereal/contracts/reviews';
import type { Outbox } from '@ethereal/service-kit/events/outbox';
import { newId } from '@ethereal/service-kit/ids';
import { createWrite } from '@ethereal/service-kit/write';
import type { Picture, ShopItem } from '../items/item.ts';
import type { ItemsStore } from '../items/items.store.ts';
import type { FetchPerson } from '../people/fetch-person.ts';
import type { PurchasesStore } from './purchases.store.ts';
import type { StoredReview } from './review.ts';
import { reviewEdited, reviewReplied } from './review-events.ts';
import type { ReviewPictures } from './review-pictures.ts';
import { addReview, checkAuthor, checkBuyer, checkFirst, checkSeller, fitFor } from './reviews.rules.ts';
import { REVIEWS, type ReviewsStore } from './reviews.store.ts';
import type { Tally } from './tally.ts';
import { createFindVisible, findForSale, unknownReview } from './visible-reviews.ts';
import type { VotesStore } from './votes.store.ts';

type Sent = { rating: number; title?: string; text: string; fit?: Fit | undefined; pictures?: Picture[] };

type ReviewsDeps = {
  reviews: ReviewsStore;
  purchases: PurchasesStore;
  votes: VotesStore;
  items: ItemsStore;
  tally: Tally;
  pictures: ReviewPictures;
  fetchPerson: FetchPerson;
  outbox: Outbox;
  now(): Date;
};

export type WriteReviews = ReturnType<typeof createWriteReviews>;

/** Creates the functions by which buyers review items and sellers reply. */
export function createWriteReviews(deps: ReviewsDeps) {
  const { reviews, purchases, votes, items, tally, pictures, fetchPerson, outbox, now } = deps;
  const findVisible = createFindVisible(deps);

  const itemOfOwn = async (user: string, id: string) => {
    const { review, item } = await findVisible(id);
    checkAuthor(user, review);
    return item;
  };

  /** Returns the sent fields of a review as they are stored. */
  const contentOf = async (user: string, item: ShopItem, { rating, title = '', text, ...sent }: Sent) => ({
    rating,
    title,
    text,
    fit: fitFor(item, sent.fit),
    pictures: await pictures.claim(user, sent.pictures),
  });

  const insert = createWrite({
    document: 'review',
    load: ({ item, user }: StoredReview) => reviews.of(item, user),
    decide: addReview,
    async save(former, { state, events: [event] }) {
      // The tally deletes a deleted review once the stars are counted without it.
      if (former) await tally.count(state.item);
      return (await reviews.insert(state, event)) ? state : undefined;
    },
  });

  return {
    async add(user: string, itemId: string, sent: Sent): Promise<StoredReview> {
      const item = await findForSale(items, itemId);
      const { size } = checkBuyer(user, item, await purchases.find(user, itemId));
      checkFirst(await reviews.of(itemId, user));
      const author = publicName(await fetchPerson(user));
      const review: StoredReview = {
        _id: newId(),
        item: itemId,
        user,
        author,
        size,
        ...(await contentOf(user, item, sent)),
        createdAt: now(),
        uncounted: newId(),
      };
      await insert(review, { item, review });
      outbox.announce(REVIEWS, review._id);
      await tally.count(itemId);
      return review;
    },

    async edit(user: string, id: string, sent: Sent): Promise<StoredReview> {
      const item = await itemOfOwn(user, id);
      const editedAt = now();
      const change = { ...(await contentOf(user, item, sent)), editedAt, uncounted: newId() };
      const before = await reviews.edit(id, change, reviewEdited({ _id: id, item: item._id }, editedAt));
      if (!before) throw unknownReview();
      outbox.announce(REVIEWS, id);
      await tally.count(item._id);
      await pictures.release(before, change);
      return { ...before, ...change };
    },

    async delete(user: string, id: string): Promise<void> {
      const item = await itemOfOwn(user, id);
      const before = await reviews.markDeleted(id, newId());
      await tally.count(item._id);
      if (before) await pictures.release(before);
      await votes.deleteOfReview(id);
    },

    async reply(user: string, id: string, text: string): Promise<StoredReview> {
      const { review, item } = await findVisible(id);
      checkSeller(user, item);
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
