import type { EarlyData } from '@ethereal/web-kit/page/lazy-page.tsx';
import type { QueryClient } from '@tanstack/react-query';
import type { preloadPictures } from './early-pictures.ts';
import { homeItems } from './home/useHomeItems.ts';
import { itemOf } from './item/useItem.ts';
import { categoryOf, readFilters } from './lists/filters.ts';
import { itemList } from './lists/useItemList.ts';

type Found = Parameters<typeof preloadPictures>[0];

/** Preloads the pictures of prefetched data. If that fails, the pictures load with the page. */
const picturesOf =
  (find: (client: QueryClient) => Found) =>
  (client: QueryClient): void =>
    void import('./early-pictures.ts').then((file) => file.preloadPictures(find(client))).catch(() => undefined);

/** Returns the first query of the home page. */
export const homeData: EarlyData = () => ({
  queryKey: homeItems.queryKey,
  fetch: (client) => client.prefetchQuery(homeItems),
});

/** Returns the first query of a list. */
export const listData: EarlyData = ({ params, query }) => {
  const category = categoryOf(params.category);
  if (params.category && !category) return undefined;
  const list = itemList({ ...readFilters(query), ...(category ? { category } : {}) });
  return {
    queryKey: list.queryKey,
    fetch: (client) => client.prefetchInfiniteQuery(list),
    onPrefetched: picturesOf((client) => client.getQueryData(list.queryKey)),
  };
};

/** Returns the first query of an item's page. */
export const itemData: EarlyData = ({ params: { category: segment, id = '' } }) => {
  const category = categoryOf(segment);
  if (!category) return undefined;
  const item = itemOf(category, id);
  return {
    queryKey: item.queryKey,
    fetch: (client) => client.prefetchQuery(item),
    onPrefetched: picturesOf((client) => client.getQueryData(item.queryKey)),
  };
};
