import { listSellerOrders } from '@ethereal/contracts/orders';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { keys } from '@ethereal/web-kit/query/keys.ts';
import { useInfiniteQuery } from '@tanstack/react-query';

export const sellerOrdersKey = (sellerId: string) => [...keys.sellerOrders, sellerId];

/** The orders with items of a seller by user id, page by page, newest first. */
export function useSellerOrders(sellerId: string) {
  return useInfiniteQuery({
    queryKey: sellerOrdersKey(sellerId),
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      callApi(listSellerOrders, { query: { sellerId, cursor: pageParam, limit: '12' }, signal }),
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    staleTime: 0,
  });
}
