import type { PagePlace } from '@ethereal/web-kit/page/page-handle.ts';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { homeItems } from './home/useHomeItems.ts';
import { itemOf } from './item/useItem.ts';
import { categoryOf, readFilters } from './lists/filters.ts';
import { itemList } from './lists/useItemList.ts';

/** What a page shows first: it is asked for while the page's own code is on its way, not after it. */
export type EarlyData = (
  place: PagePlace,
) => { queryKey: QueryKey; ask(client: QueryClient): Promise<void> } | undefined;

export const homeData: EarlyData = () => ({
  queryKey: homeItems.queryKey,
  ask: (client) => client.prefetchQuery(homeItems),
});

export const listData: EarlyData = ({ params, query }) => {
  const category = categoryOf(params.category);
  if (params.category && !category) return undefined;
  const list = itemList({ ...readFilters(query), ...(category ? { category } : {}) });
  return { queryKey: list.queryKey, ask: (client) => client.prefetchInfiniteQuery(list) };
};

export const itemData: EarlyData = ({ params: { category: segment, id = '' } }) => {
  const category = categoryOf(segment);
  const item = category && itemOf(category, id);
  return item && { queryKey: item.queryKey, ask: (client) => client.prefetchQuery(item) };
};
