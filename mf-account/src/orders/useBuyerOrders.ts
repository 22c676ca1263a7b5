import { listBuyerOrders } from '@ethereal/contracts/orders';
import { keys } from '@ethereal/shop-ui/query/keys.ts';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { useInfiniteQuery } from '@tanstack/react-query';

/** The orders of a buyer by user id, page by page, newest first. */
export function useBuyerOrders(buyerId: string) {
  return useInfiniteQuery({
    queryKey: [...keys.buyerOrders, buyerId],
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      callApi(listBuyerOrders, { query: { buyerId, cursor: pageParam, limit: '12' }, signal }),
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    // A state that the seller has set in the meantime should show.
    staleTime: 0,
  });
}
