import type { EventEnvelope } from '@ethereal/service-kit/events/event';
import { unlessDuplicate } from '@ethereal/service-kit/mongo';
import type { Collection, Db, Filter } from 'mongodb';
import type { StoredReview } from './review.ts';
import { MARKED, type ReviewDocument, reviewCounts, VISIBLE } from './review-counts.store.ts';
import { afterInOrder, type ReviewOrder, type ReviewPosition, SORTS } from './review-order.ts';
import { picturesOfReviews } from './review-pictures.store.ts';
import { PLAIN, reviewsByPerson } from './reviews-by-person.store.ts';

export const REVIEWS = 'reviews';

type ReviewChange = Pick<StoredReview, 'rating' | 'title' | 'text' | 'fit' | 'pictures' | 'editedAt' | 'uncounted'>;
export type ReviewsStore = ReturnType<typeof createReviewsStore>;

/** Stores reviews. Each change marks its review as uncounted in the same write, so that no crash can lose a count. */
export function createReviewsStore(db: Db) {
  const reviews: Collection<ReviewDocument> = db.collection(REVIEWS);
  const find = (filter: Filter<ReviewDocument>) => reviews.find<StoredReview>(filter, PLAIN);

  return {
    ...reviewCounts(reviews),
    ...picturesOfReviews(reviews),
    ...reviewsByPerson(reviews),

    async ensureIndexes(): Promise<void> {
      await reviews.createIndexes([
        { key: { item: 1, user: 1 }, unique: true },
        { key: { item: 1, createdAt: -1, _id: -1 } },
        { key: { item: 1, rating: -1, createdAt: -1, _id: -1 } },
        { key: { user: 1 } },
        { key: { 'pictures.public_id': 1 }, sparse: true },
        { key: { uncounted: 1 }, name: 'uncounted', partialFilterExpression: MARKED },
      ]);
    },

    /** Inserts a review. Returns false when the person has reviewed the item before. */
    async insert(review: StoredReview, event: EventEnvelope): Promise<boolean> {
      return (await unlessDuplicate(reviews.insertOne({ ...review, pendingEvents: [event] }))) !== undefined;
    },

    async find(id: string): Promise<StoredReview | undefined> {
      return (await reviews.findOne<StoredReview>({ _id: id, ...VISIBLE }, PLAIN)) ?? undefined;
    },

    /** Returns the person's review of an item, also one that is deleted but still counted. */
    async of(item: string, user: string): Promise<StoredReview | undefined> {
      return (await reviews.findOne<StoredReview>({ item, user }, PLAIN)) ?? undefined;
    },

    /** Returns a page of an item's visible reviews, of all stars or of a given number. */
    page(
      { item, rating }: { item: string; rating: number | undefined },
      order: ReviewOrder,
      after: ReviewPosition | undefined,
      limit: number,
    ): Promise<StoredReview[]> {
      const rest = after ? afterInOrder(order, after) : {};
      const ofStars = rating === undefined ? {} : { rating };
      return find({ $and: [{ item, ...VISIBLE, ...ofStars }, rest] })
        .sort(SORTS[order])
        .limit(limit)
        .toArray();
    },

    /** Returns the visible reviews of these items, newest first; with `replied: false` those without a reply. */
    newestOf(
      items: readonly string[],
      { replied }: { replied?: boolean | undefined },
      after: ReviewPosition | undefined,
      limit: number,
    ): Promise<StoredReview[]> {
      const rest = after ? afterInOrder('newest', after) : {};
      const answered = replied === undefined ? {} : { reply: { $exists: replied } };
      return find({ $and: [{ item: { $in: [...items] }, ...VISIBLE, ...answered }, rest] })
        .sort(SORTS.newest)
        .limit(limit)
        .toArray();
    },

    /** Edits a review. Returns its previous state; undefined when it is no longer visible. */
    async edit(id: string, change: ReviewChange, event: EventEnvelope): Promise<StoredReview | undefined> {
      const before = await reviews.findOneAndUpdate(
        { _id: id, ...VISIBLE },
        { $set: change, $push: { pendingEvents: event } },
        PLAIN,
      );
      return before ?? undefined;
    },

    /** Marks a review as deleted. Returns its previous state; undefined when it is no longer visible. */
    async markDeleted(id: string, uncounted: string): Promise<StoredReview | undefined> {
      const change = { $set: { deleted: true as const, uncounted } };
      return (await reviews.findOneAndUpdate({ _id: id, ...VISIBLE }, change, PLAIN)) ?? undefined;
    },

    /** Hides or shows a review. Returns undefined when it is in this state already, or was deleted. */
    async hide(id: string, hidden: boolean, uncounted: string): Promise<StoredReview | undefined> {
      const changed = await reviews.findOneAndUpdate(
        { _id: id, hidden: hidden ? { $exists: false } : true },
        hidden ? { $set: { hidden: true, uncounted } } : { $set: { uncounted }, $unset: { hidden: '' } },
        { ...PLAIN, returnDocument: 'after' },
      );
      return changed ?? undefined;
    },

    /** Adds an event to a review's outbox. */
    async storeEvent(id: string, event: EventEnvelope): Promise<void> {
      await reviews.updateOne({ _id: id }, { $push: { pendingEvents: event } });
    },

    /** Saves a reply. Returns undefined when the review is no longer visible, or has a reply. */
    async reply(
      id: string,
      reply: { text: string; createdAt: Date },
      event: EventEnvelope,
    ): Promise<StoredReview | undefined> {
      const replied = await reviews.findOneAndUpdate(
        { _id: id, ...VISIBLE, reply: { $exists: false } },
        { $set: { reply }, $push: { pendingEvents: event } },
        { ...PLAIN, returnDocument: 'after' },
      );
      return replied ?? undefined;
    },

    /** Edits a reply. Returns undefined when the review is no longer visible, or has no reply. */
    async editReply(
      id: string,
      { text, editedAt }: { text: string; editedAt: Date },
      event: EventEnvelope,
    ): Promise<StoredReview | undefined> {
      const edited = await reviews.findOneAndUpdate(
        { _id: id, ...VISIBLE, reply: { $exists: true } },
        { $set: { 'reply.text': text, 'reply.editedAt': editedAt }, $push: { pendingEvents: event } },
        { ...PLAIN, returnDocument: 'after' },
      );
      return edited ?? undefined;
    },
  };
}
