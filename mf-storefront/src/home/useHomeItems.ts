import { listItems } from '@ethereal/contracts/items';
import { keys } from '@ethereal/shop-ui/query/keys.ts';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';

/** 'Best Seller' shows the first four of the catalog, 'New Arrivals' list positions 4 to 10. */
const BEST_SELLERS = 4;
const SHOWN = 11;

/** The top of the catalog. */
export const homeItems = queryOptions({
  queryKey: [...keys.items, 'home'],
  queryFn: ({ signal }) => callApi(listItems, { query: { limit: String(SHOWN) }, signal }),
});

/** The items of the home page: the top of the catalog, cut into its two blocks. */
export function useHomeItems() {
  return useQuery({
    ...homeItems,
    select: ({ items }) => ({
      bestSellers: items.slice(0, BEST_SELLERS),
      newArrivals: items.slice(BEST_SELLERS, SHOWN),
    }),
  });
}
