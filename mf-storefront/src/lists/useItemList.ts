import { listItems } from '@ethereal/contracts/items';
import { keys } from '@ethereal/shop-ui/query/keys.ts';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { infiniteQueryOptions, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { Filters } from './filters.ts';

const PAGE = '24';
/** Coming back within this time finds the list as it was, so that the place in it is kept. Milliseconds. */
const FRESH_FOR = 5 * 60_000;

/** The items that pass the filters, page by page, with counts of what other choices would leave. */
export const itemList = ({ cursor = '', ...filters }: Filters) =>
  infiniteQueryOptions({
    queryKey: [...keys.items, 'list', filters, ...(cursor ? [cursor] : [])],
    initialPageParam: cursor,
    queryFn: ({ pageParam, signal }) =>
      callApi(listItems, { query: { ...filters, limit: PAGE, cursor: pageParam }, signal }),
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    staleTime: FRESH_FOR,
  });

export function useItemList(filters: Filters) {
  return useInfiniteQuery({ ...itemList(filters), placeholderData: keepPreviousData });
}
