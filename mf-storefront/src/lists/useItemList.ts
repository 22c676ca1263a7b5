import { listItems } from '@ethereal/contracts/items';
import { keys } from '@ethereal/shop-ui/query/keys.ts';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { byCursor } from '@ethereal/web-kit/query/by-cursor.ts';
import { infiniteQueryOptions, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { earliestSaleEnd } from '../items/sale-end.ts';
import { useRefetchAt } from '../items/useRefetchAt.ts';
import type { Filters } from './filters.ts';

const PAGE_SIZE = '24';
/**
 * Time for which a list stays fresh, in ms. A visitor who returns within it finds the list unchanged, so the scroll
 * position is kept.
 */
const FRESH_FOR = 5 * 60_000;

/** Returns the query for the items that pass the filters, page by page, with counts for the other choices. */
export const itemList = ({ cursor = '', ...filters }: Filters) =>
  infiniteQueryOptions({
    queryKey: [...keys.items, 'list', filters, ...(cursor ? [cursor] : [])],
    ...byCursor,
    initialPageParam: cursor,
    queryFn: ({ pageParam, signal }) =>
      callApi(listItems, { query: { ...filters, limit: PAGE_SIZE, cursor: pageParam }, signal }),
    staleTime: FRESH_FOR,
  });

/** Returns the infinite query of the items that meet the filters. */
export function useItemList(filters: Filters) {
  const list = useInfiniteQuery({ ...itemList(filters), placeholderData: keepPreviousData });
  useRefetchAt(earliestSaleEnd(list.data?.pages.flatMap(({ items }) => items) ?? []), list.refetch);
  return list;
}
