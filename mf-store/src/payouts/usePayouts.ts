import { listPayouts } from '@ethereal/contracts/payouts';
import { keys } from '@ethereal/shop-ui/query/keys.ts';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { useInfiniteQuery } from '@tanstack/react-query';

/** Returns the query of a seller's balance by user id, and of the payouts, page by page, newest first. */
export function usePayouts(seller: string) {
  return useInfiniteQuery({
    queryKey: [...keys.payouts, seller],
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) => callApi(listPayouts, { query: { cursor: pageParam, limit: '12' }, signal }),
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    staleTime: 0,
  });
}
