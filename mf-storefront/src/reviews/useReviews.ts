import { listReviews, type REVIEW_ORDERS } from '@ethereal/contracts/reviews';
import { keys } from '@ethereal/shop-ui/query/keys.ts';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';

export type ReviewOrder = (typeof REVIEW_ORDERS)[number];

export function useReviews(itemId: string, sort: ReviewOrder) {
  return useInfiniteQuery({
    queryKey: [...keys.reviews(itemId), sort],
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      callApi(listReviews, { params: { itemId }, query: { sort, cursor: pageParam }, signal }),
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    placeholderData: keepPreviousData,
  });
}
