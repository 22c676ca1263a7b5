import { listReviewsOfStore, replyToReview } from '@ethereal/contracts/reviews';
import { keys } from '@ethereal/shop-ui/query/keys.ts';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { useAction } from '@ethereal/web-kit/api/useAction.ts';
import { byCursor } from '@ethereal/web-kit/query/by-cursor.ts';
import { notify } from '@ethereal/web-kit/toasts/notify.ts';
import { keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';

const KEY = [...keys.mine, 'store-reviews'];

/** Returns the query of the reviews of the caller's items, page by page, newest first. */
export function useStoreReviews(isOpenOnly: boolean) {
  return useInfiniteQuery({
    queryKey: [...KEY, isOpenOnly],
    ...byCursor,
    queryFn: ({ pageParam, signal }) =>
      callApi(listReviewsOfStore, { query: { replied: isOpenOnly ? 'false' : '', cursor: pageParam }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

/** Publishes or changes the reply to a review, then reads the reviews of its item again. */
export function useReply(id: string, item: string) {
  const client = useQueryClient();
  return useAction({
    mutationFn: (text: string) => callApi(replyToReview, { params: { id }, body: { text } }),
    async onSuccess() {
      notify.success('Your reply is published.');
      await Promise.all([KEY, keys.reviews(item)].map((queryKey) => client.invalidateQueries({ queryKey })));
    },
    failed: 'Your reply could not be published. Please try again.',
  });
}
