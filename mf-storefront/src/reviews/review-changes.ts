import {
  addReview,
  deleteReview,
  editReview,
  getMyReview,
  listMyHelpful,
  markHelpful,
  type ReviewSent,
  replyToReview,
  reportReview,
  unmarkHelpful,
} from '@ethereal/contracts/reviews';
import { keys } from '@ethereal/shop-ui/query/keys.ts';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { useAction } from '@ethereal/web-kit/api/useAction.ts';
import { notify } from '@ethereal/web-kit/toasts/notify.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';

/** Returns the logged-in user's review of an item, and whether the user may write one. */
export function useMyReview(itemId: string) {
  return useQuery({
    queryKey: keys.myReview(itemId),
    queryFn: ({ signal }) => callApi(getMyReview, { params: { itemId }, signal }),
  });
}

/** Returns the ids of an item's reviews that the logged-in user marked as helpful. */
export function useMyHelpful(itemId: string) {
  return useQuery({
    queryKey: [...keys.myReview(itemId), 'helpful'],
    queryFn: ({ signal }) => callApi(listMyHelpful, { params: { itemId }, signal }),
  });
}

/** Returns a mutation of an item's reviews, after which every query that shows them is fetched again. */
function useReviewChange<V>(itemId: string, change: (input: V) => Promise<unknown>, success: string) {
  const client = useQueryClient();
  return useAction({
    mutationFn: change,
    async onSuccess() {
      notify.success(success);
      const shown = [keys.reviews(itemId), keys.myReview(itemId), keys.reviewedItems, keys.items];
      await Promise.all(shown.map((queryKey) => client.invalidateQueries({ queryKey })));
    },
    failed: 'That did not work. Please try again.',
  });
}

/** Returns the mutation that adds the caller's review of an item, or changes the one with `id`. */
export const useSaveReview = (productId: string, id: string | undefined) =>
  useReviewChange(
    productId,
    (review: ReviewSent) =>
      id
        ? callApi(editReview, { params: { id }, body: review })
        : callApi(addReview, { body: { ...review, productId } }),
    id ? 'Your review is changed.' : 'Thank you for your review!',
  );

/** Returns the mutation that deletes the caller's review of an item. */
export const useDeleteReview = (itemId: string) =>
  useReviewChange(itemId, (id: string) => callApi(deleteReview, { params: { id } }), 'Your review is gone.');

/** Returns the mutation that sets the seller's reply to a review. */
export const useReply = (itemId: string, id: string) =>
  useReviewChange(
    itemId,
    (text: string) => callApi(replyToReview, { params: { id }, body: { text } }),
    'Your reply is published.',
  );

/**
 * Returns the mutation that marks a review as helpful or removes the mark. The button changes at once, the count with
 * the answer.
 */
export function useHelpful(itemId: string, id: string) {
  const client = useQueryClient();
  const mine = keys.myReview(itemId);
  return useAction({
    mutationFn: (isHelpful: boolean) => callApi(isHelpful ? markHelpful : unmarkHelpful, { params: { id } }),
    onSuccess: () =>
      Promise.all([mine, keys.reviews(itemId)].map((queryKey) => client.invalidateQueries({ queryKey }))),
    failed: 'That did not work. Please try again.',
  });
}

/** Returns the mutation that reports a review to the desk. */
export const useReport = (itemId: string, id: string) =>
  useReviewChange(
    itemId,
    (reason: string) => callApi(reportReview, { params: { id }, body: { reason } }),
    'Thank you. We will look at it.',
  );
