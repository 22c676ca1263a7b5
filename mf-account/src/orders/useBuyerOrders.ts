import { listBuyerOrders } from '@ethereal/contracts/orders';
import type { OrderFilter } from '@ethereal/shop-ui/orders/useOrderFilter.ts';
import { pauseBeforeLook } from '@ethereal/shop-ui/payments/payment-words.ts';
import { keys } from '@ethereal/shop-ui/query/keys.ts';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { byCursor } from '@ethereal/web-kit/query/by-cursor.ts';
import { untilBack } from '@ethereal/web-kit/query/until-back.ts';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';

/** Returns the query of a buyer's orders that match a filter, page by page, newest first. */
export function useBuyerOrders(buyerId: string, { search, status }: OrderFilter) {
  return useInfiniteQuery({
    queryKey: [...keys.buyerOrders, buyerId, status, search],
    ...byCursor,
    queryFn: ({ pageParam, signal }) =>
      callApi(listBuyerOrders, { query: { buyerId, status, search, cursor: pageParam, limit: '12' }, signal }),
    // The orders before the change of the filter stay in view until the others arrive.
    placeholderData: keepPreviousData,
    // A state that the seller set in the meantime must appear.
    staleTime: 0,
    refetchInterval: ({ state }) =>
      untilBack({ state }) ||
      pauseBeforeLook(state.data?.pages.flatMap(({ orders }) => orders) ?? [], state.dataUpdateCount),
  });
}
