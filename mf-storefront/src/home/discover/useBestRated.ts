import { listItems } from '@ethereal/contracts/items';
import { keys } from '@ethereal/shop-ui/query/keys.ts';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { useQuery } from '@tanstack/react-query';
import { mixedSellers } from '../../items/mixed-sellers.ts';

const PRAISED = 4;
const SELLERS = 3;

/** Returns the best rated items and their sellers. `praised` leaves out items without a review. */
export function useBestRated() {
  return useQuery({
    queryKey: [...keys.items, 'best-rated'],
    queryFn: ({ signal }) => callApi(listItems, { query: { sort: 'rating', limit: '24' }, signal }),
    select: ({ items }) => ({
      praised: mixedSellers(
        items.filter(({ rating }) => rating),
        PRAISED,
      ),
      sellers: [...new Set(items.map(({ user }) => user))].slice(0, SELLERS),
    }),
  });
}
