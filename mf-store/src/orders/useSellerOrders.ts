import { listSellerOrders } from '@ethereal/contracts/orders';
import { keys } from '@ethereal/shop-ui/query/keys.ts';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { OrderFilter } from './order-filter.ts';

/** Returns the query of the orders with items of a seller by user id, page by page, newest first. */
export function useSellerOrders(sellerId: string, filter: OrderFilter) {
  return useInfiniteQuery({
    queryKey: [...keys.sellerOrders, sellerId, filter],
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      callApi(listSellerOrders, { query: { sellerId, ...filter, cursor: pageParam, limit: '12' }, signal }),
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
}
