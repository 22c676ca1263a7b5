import { listFeatured } from '@ethereal/contracts/desk-items';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { useQuery } from '@tanstack/react-query';
import { deskKeys } from '../lists/desk-keys.ts';

/** Returns the query of the items that come first among the best sellers of the home page. */
export function useFeaturedItems() {
  return useQuery({
    queryKey: deskKeys.featured,
    queryFn: ({ signal }) => callApi(listFeatured, { signal }),
    select: ({ items }) => items,
    staleTime: 0,
  });
}
