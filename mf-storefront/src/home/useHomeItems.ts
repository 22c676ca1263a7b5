import { listItems } from '@ethereal/contracts/items';
import { keys } from '@ethereal/shop-ui/query/keys.ts';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';

/** Number of items under 'Best Seller': the first four of the catalog. 'New Arrivals' shows list positions 4 to 10. */
const BEST_SELLERS = 4;
/** Number of items of both shelves. */
const SHOWN = 11;

/** Query for the first items of the catalog. */
export const homeItems = queryOptions({
  queryKey: [...keys.items, 'home'],
  queryFn: ({ signal }) => callApi(listItems, { query: { limit: String(SHOWN) }, signal }),
});

/** Returns the items of the home page: the first items of the catalog, split into its two blocks. */
export function useHomeItems() {
  return useQuery({
    ...homeItems,
    select: ({ items }) => ({
      bestSellers: items.slice(0, BEST_SELLERS),
      newArrivals: items.slice(BEST_SELLERS, SHOWN),
    }),
  });
}
