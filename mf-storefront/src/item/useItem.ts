import type { Category } from '@ethereal/contracts/fashion';
import { getItem } from '@ethereal/contracts/items';
import { keys } from '@ethereal/shop-ui/query/keys.ts';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { isApiError } from '@ethereal/web-kit/api/errors.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';

/** One item of a category. */
export const itemOf = (category: Category, id: string) =>
  queryOptions({
    queryKey: [...keys.item(id), category],
    queryFn: ({ signal }) => callApi(getItem, { params: { category, id }, signal }),
    // That there is no such item is known once and for all.
    retryOnMount: ({ state }) => !(isApiError(state.error) && state.error.status === 404),
  });

export function useItem(category: Category, id: string) {
  return useQuery(itemOf(category, id));
}
