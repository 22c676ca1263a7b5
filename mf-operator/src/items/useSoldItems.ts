import { listItems } from '@ethereal/contracts/items';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { deskKeys } from '../lists/desk-keys.ts';

/** Returns the query of the items for sale, newest first, page by page. */
export function useSoldItems(filter: { search?: string }) {
  return useInfiniteQuery({
    queryKey: [...deskKeys.items, filter],
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      callApi(listItems, { query: { ...filter, sort: 'newest', cursor: pageParam, limit: '24' }, signal }),
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    staleTime: 0,
  });
}
