import { type Card, listItems } from '@ethereal/contracts/items';
import { keys } from '@ethereal/shop-ui/query/keys.ts';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { infiniteQueryOptions, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useRefetchAt } from '../item/useRefetchAt.ts';
import { firstEnd, freshFor } from '../items/sale-end.ts';
import type { Filters } from './filters.ts';

const PAGE = '24';
/**
 * Time for which a list stays fresh, in ms. A visitor who returns within it finds the list unchanged, so the scroll
 * position is kept.
 */
const FRESH_FOR = 5 * 60_000;

type Pages = { pages: readonly { items: readonly Card[] }[] };

const itemsIn = (data: Pages | undefined) => data?.pages.flatMap(({ items }) => items) ?? [];

/** Returns the query for the items that pass the filters, page by page, with counts for the other choices. */
export const itemList = ({ cursor = '', ...filters }: Filters) =>
  infiniteQueryOptions({
    queryKey: [...keys.items, 'list', filters, ...(cursor ? [cursor] : [])],
    initialPageParam: cursor,
    queryFn: ({ pageParam, signal }) =>
      callApi(listItems, { query: { ...filters, limit: PAGE, cursor: pageParam }, signal }),
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    staleTime: ({ state: { data, dataUpdatedAt } }) => freshFor(FRESH_FOR, itemsIn(data), dataUpdatedAt),
  });

/** Returns the list. An open list is read again when a sale in it ends. */
export function useItemList(filters: Filters) {
  const list = useInfiniteQuery({ ...itemList(filters), placeholderData: keepPreviousData });
  useRefetchAt(firstEnd(itemsIn(list.data)), list.refetch);
  return list;
}
