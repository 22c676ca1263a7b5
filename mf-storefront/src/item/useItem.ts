import type { Category } from '@ethereal/contracts/fashion';
import { getItem } from '@ethereal/contracts/items';
import { keys } from '@ethereal/shop-ui/query/keys.ts';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { retryOnMount } from '../retry-on-mount.ts';

/** Time for which an item stays fresh, in ms. */
export const FRESH_FOR = 30_000;

/** Returns the query for one item of a category. */
export const itemOf = (category: Category, id: string) =>
  queryOptions({
    queryKey: [...keys.item(id), category],
    queryFn: ({ signal }) => callApi(getItem, { params: { category, id }, signal }),
    staleTime: FRESH_FOR,
    retryOnMount,
  });

/** Returns the query of an item's page. */
export function useItem(category: Category, id: string) {
  return useQuery(itemOf(category, id));
}
