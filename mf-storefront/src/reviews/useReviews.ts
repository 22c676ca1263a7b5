import { listReviews, type REVIEW_ORDERS } from '@ethereal/contracts/reviews';
import { keys } from '@ethereal/shop-ui/query/keys.ts';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { byCursor } from '@ethereal/web-kit/query/by-cursor.ts';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';

export type ReviewOrder = (typeof REVIEW_ORDERS)[number];

/** Returns an item's reviews page by page: of all stars, or of `rating` alone. */
export function useReviews(itemId: string, sort: ReviewOrder, rating: number | undefined) {
  return useInfiniteQuery({
    queryKey: [...keys.reviews(itemId), sort, rating],
    ...byCursor,
    queryFn: ({ pageParam, signal }) =>
      callApi(listReviews, {
        params: { itemId },
        query: { sort, rating: rating?.toString(), cursor: pageParam },
        signal,
      }),
    placeholderData: keepPreviousData,
  });
}
