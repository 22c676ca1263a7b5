import { listDeskOrders } from '@ethereal/contracts/orders';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { byCursor } from '@ethereal/web-kit/query/by-cursor.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { deskKeys } from '../query-keys.ts';

/** Returns the query of all buyers' orders, newest first, page by page. */
export function useDeskOrders(search: string) {
  return useInfiniteQuery({
    queryKey: [...deskKeys.orders, search],
    ...byCursor,
    queryFn: ({ pageParam, signal }) => callApi(listDeskOrders, { query: { search, cursor: pageParam }, signal }),
    staleTime: 0,
  });
}
