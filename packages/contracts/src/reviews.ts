import { z } from 'zod';
import { itemTag } from './cache-tags.ts';
import { AS_CHANGE, defineCall, messageBody } from './call.ts';
import { oneOf } from './choice.ts';
import { blankAsAbsent, id, paging, prose, reasonSent } from './common.ts';
import { category } from './fashion.ts';
import { MAX_REVIEW, REVIEW_ORDERS, review, reviewPage, reviewSent } from './review.ts';

export * from './review.ts';

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
    summary:
      "List a page of an item's reviews, of all or of those with so many stars, with their average and histogram",
    params: itemId,
    query: z.object({
      sort: blankAsAbsent(oneOf(REVIEW_ORDERS)),
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
  summary: "Get the caller's review of an item, and whether they may write one",
  params: itemId,
  success: {
    status: 200,
    body: z.object({ review: review.nullable(), mayWrite: z.boolean() }),
  },
  failures: { 404: unknownItem },
});

/** Maximum number of reviewed items that a person's list names. */
export const MAX_REVIEWED_ITEMS = 1000;

export const listReviewedItems = defineCall({
  id: 'listReviewedItems',
  service,
  method: 'GET',
  path: '/api/reviewed-items',
  auth: true,
  summary: 'List the items that the caller has reviewed, the newest review first; a hidden review cannot be edited',
  success: { status: 200, body: z.object({ items: z.array(z.object({ _id: id, mayEdit: z.boolean() })) }) },
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
  limitedBy: AS_CHANGE,
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
  summary: "List a page of the reviews of all the caller's published items, newest first",
  query: z.object({
    /** `false` limits the list to reviews without a reply. */
    replied: blankAsAbsent(oneOf(['true', 'false'])),
    ...paging,
  }),
  success: { status: 200, body: z.object({ reviews: z.array(sellersReview), nextCursor: z.string().nullable() }) },
  failures: { 400: 'A filter, the limit or the cursor is malformed.' },
});
