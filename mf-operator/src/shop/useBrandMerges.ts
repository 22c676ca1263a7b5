import { listBrandMerges } from '@ethereal/contracts/desk-brands';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { deskKeys } from '../lists/desk-keys.ts';

/** Returns the query of merged brands, the latest first, page by page. */
export function useBrandMerges() {
  return useInfiniteQuery({
    queryKey: deskKeys.brands,
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) => callApi(listBrandMerges, { query: { cursor: pageParam }, signal }),
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    staleTime: 0,
  });
}
