import type { Category } from '@ethereal/contracts/fashion';
import { getItem } from '@ethereal/contracts/items';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { keys } from '@ethereal/web-kit/query/keys.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';

/** One item of a category. */
export const itemOf = (category: Category, id: string) =>
  queryOptions({
    queryKey: [...keys.item(id), category],
    queryFn: ({ signal }) => callApi(getItem, { params: { category, id }, signal }),
  });

export function useItem(category: Category, id: string) {
  return useQuery(itemOf(category, id));
}
