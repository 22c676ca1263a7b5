import { z } from 'zod';
import { itemTag } from './cache-tags.ts';
import { defineCall, messageBody } from './call.ts';
import { blankAsAbsent, id, line, moment, paging, prose, reasonSent } from './common.ts';
import { category } from './fashion.ts';
import { pictureSent } from './picture-sent.ts';

export const MAX_REVIEW = 2000;
export const MAX_REVIEW_TITLE = 100;
export const MAX_REVIEW_PICTURES = 4;
/** Numbers of stars, best first, as a histogram lists them. */
export const STARS = [5, 4, 3, 2, 1] as const;

/** Fit of an item as reviewers state it: smaller than its size, true to size, or larger. */
export const FITS = ['small', 'true', 'large'] as const;
const fit = z.enum(FITS, 'Must be small, true or large.');
export type Fit = z.output<typeof fit>;

/** Rating of an item or a seller: an average with one decimal, or null without any review. */
export const rating = z.object({ average: z.number(), count: z.int() }).nullable();
export type Rating = z.output<typeof rating>;

/** A picture in a review. Its size in pixels is known when the shop itself stores it. */
export const reviewPicture = z.object({
  url: z.string(),
  public_id: z.string(),
  width: z.int().optional(),
  height: z.int().optional(),
});
export type ReviewPicture = z.output<typeof reviewPicture>;

export const review = z.object({
  _id: id,
  rating: z.int(),
  /** Title of the review; may be blank. */
  title: z.string(),
  text: z.string(),
  /** Pictures by the review's author; absent without any. */
  pictures: z.array(reviewPicture).optional(),
  /** Size that the author bought; absent for items without sizes. */
  size: z.string().optional(),
  fit: fit.optional(),
  /** Name of the author as the shop shows it: 'Ada L.' */
  author: z.string(),
  createdAt: moment,
  editedAt: moment.optional(),
  /** Number of people who found the review helpful; absent when zero. */
  helpful: z.int().positive().optional(),
  /** Reply of the seller. */
  reply: z.object({ text: z.string(), createdAt: moment, editedAt: moment.optional() }).optional(),
});
export type Review = z.output<typeof review>;

export const REVIEW_ORDERS = ['newest', 'highest', 'lowest'] as const;

export const reviewPage = z.object({
  reviews: z.array(review),
  total: z.int(),
  average: z.number().nullable(),
  /** Number of reviews with 1, 2, 3, 4 and 5 stars. */
  histogram: z.object({ 1: z.int(), 2: z.int(), 3: z.int(), 4: z.int(), 5: z.int() }),
  /** Number of reviews by fit; absent when no review states a fit. */
  fit: z.object({ small: z.int(), true: z.int(), large: z.int() }).optional(),
  nextCursor: z.string().nullable(),
});
export type ReviewPage = z.output<typeof reviewPage>;

const stars = z.int('Choose 1 to 5 stars.').min(1, 'Choose 1 to 5 stars.').max(5, 'Choose 1 to 5 stars.');
const optionalTitle = blankAsAbsent(line('Title', MAX_REVIEW_TITLE));

/** A review as its author sends it. */
export const reviewSent = z.strictObject({
  rating: stars,
  title: optionalTitle,
  text: prose('Review', MAX_REVIEW),
  /** Fit of an item with sizes. */
  fit: blankAsAbsent(fit),
  /** Pictures that the author uploaded. An edit without pictures removes them. */
  pictures: z
    .array(pictureSent, 'Pictures must be a list.')
    .max(MAX_REVIEW_PICTURES, `A review may have at most ${MAX_REVIEW_PICTURES} pictures.`)
    .refine((all) => new Set(all.map(({ public_id }) => public_id)).size === all.length, 'Send each picture once.')
    .optional(),
});
export type ReviewSent = z.input<typeof reviewSent>;

const service = 'svc-catalog';
const itemId = z.object({ itemId: id });
const reviewId = z.object({ id });
const unknownItem = 'There is no such item.';
const unknownReview = 'There is no such review.';
const notYours = 'The review is by somebody else.';
const writing = { windowSeconds: 3600, max: 200 };

export const listReviews = defineCall(
  {
    id: 'listReviews',
    service,
    method: 'GET',
    path: '/api/reviews/{itemId}',
    auth: false,
    summary: "A page of an item's reviews, of all or of those with so many stars, with their average and histogram",
    params: itemId,
    query: z.object({
      sort: blankAsAbsent(z.enum(REVIEW_ORDERS, 'Must be newest, highest or lowest.')),
      rating: blankAsAbsent(z.enum(['1', '2', '3', '4', '5'], 'Must be 1 to 5.').transform(Number)),
      ...paging,
    }),
    success: { status: 200, body: reviewPage },
    failures: { 400: 'The order, the stars, the limit or the cursor are malformed.', 404: unknownItem },
  },
  ({ params }) => [itemTag(params.itemId)],
);

export const getMyReview = defineCall({
  id: 'getMyReview',
  service,
  method: 'GET',
  path: '/api/reviews/{itemId}/mine',
  auth: true,
  summary: "The caller's review of an item, and whether they may write one",
  params: itemId,
  success: {
    status: 200,
    body: z.object({ review: review.nullable(), mayWrite: z.boolean() }),
  },
  failures: { 404: unknownItem },
});

export const addReview = defineCall({
  id: 'addReview',
  service,
  method: 'POST',
  path: '/api/reviews',
  auth: true,
  summary: 'Review an item that the caller bought and received',
  body: reviewSent.extend({ productId: id }),
  success: { status: 201, body: review },
  failures: {
    400: 'One message per faulty field.',
    403: 'The caller has not received it, or sells it.',
    404: unknownItem,
    409: 'The caller has reviewed it before.',
  },
  rateLimit: writing,
});

export const editReview = defineCall({
  id: 'editReview',
  service,
  method: 'PUT',
  path: '/api/reviews/{id}',
  auth: true,
  summary: "Change one of the caller's reviews",
  params: reviewId,
  body: reviewSent,
  success: { status: 200, body: review },
  failures: { 400: 'One message per faulty field.', 403: notYours, 404: unknownReview },
  rateLimit: writing,
});

export const deleteReview = defineCall({
  id: 'deleteReview',
  service,
  method: 'DELETE',
  path: '/api/reviews/{id}',
  auth: true,
  summary: "Delete one of the caller's reviews",
  params: reviewId,
  success: { status: 200, body: messageBody },
  failures: { 403: notYours, 404: unknownReview },
});

export const replyToReview = defineCall({
  id: 'replyToReview',
  service,
  method: 'POST',
  path: '/api/reviews/{id}/reply',
  auth: true,
  summary: "Set the seller's reply to a review of their item",
  params: reviewId,
  body: z.strictObject({ text: prose('Reply', MAX_REVIEW) }),
  success: { status: 200, body: review },
  failures: {
    400: 'The text is blank or too long.',
    403: 'Another seller sells the item.',
    404: unknownReview,
  },
  rateLimit: writing,
});

const helpful = {
  service,
  path: '/api/reviews/{id}/helpful',
  auth: true,
  params: reviewId,
  success: { status: 200, body: z.object({ helpful: z.int() }) },
  rateLimit: writing,
} as const;

export const listMyHelpful = defineCall({
  id: 'listMyHelpful',
  service,
  method: 'GET',
  path: '/api/reviews/{itemId}/mine/helpful',
  auth: true,
  summary: 'List the reviews of an item that the caller marked as helpful',
  params: itemId,
  success: { status: 200, body: z.object({ reviews: z.array(id) }) },
});

export const markHelpful = defineCall({
  ...helpful,
  id: 'markHelpful',
  method: 'PUT',
  summary: 'Mark a review as helpful, once per person; returns the number of people who did',
  failures: { 403: "It is the caller's own, or of an item that they sell.", 404: unknownReview },
});

export const unmarkHelpful = defineCall({
  ...helpful,
  id: 'unmarkHelpful',
  method: 'DELETE',
  summary: 'Remove the mark of a helpful review; returns the number of people who have one',
  failures: { 404: unknownReview },
});

export const reportReview = defineCall({
  id: 'reportReview',
  service,
  method: 'POST',
  path: '/api/reviews/{id}/report',
  auth: true,
  summary: 'Report a review to the shop; counts once per person',
  params: reviewId,
  body: reasonSent,
  success: { status: 202, body: messageBody },
  failures: {
    400: 'The reason is blank or too long.',
    403: "It is the caller's own.",
    404: unknownReview,
  },
  rateLimit: writing,
});

/** A review of one of a seller's items, with the item that it is about. */
const sellersReview = review.extend({
  item: z.object({ _id: id, name: z.string(), itemImg: z.string(), category }),
});

export const listReviewsOfStore = defineCall({
  id: 'listReviewsOfStore',
  service,
  method: 'GET',
  path: '/api/store/reviews',
  auth: true,
  summary: "A page of the reviews of all the caller's published items, newest first",
  query: z.object({
    /** `false` limits the list to reviews without a reply. */
    replied: blankAsAbsent(z.enum(['true', 'false'], 'Must be true or false.')),
    ...paging,
  }),
  success: { status: 200, body: z.object({ reviews: z.array(sellersReview), nextCursor: z.string().nullable() }) },
  failures: { 400: 'A filter, the limit or the cursor is malformed.' },
});
