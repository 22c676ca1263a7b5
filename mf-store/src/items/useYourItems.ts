import { listYourItems } from '@ethereal/contracts/items';
import { keys } from '@ethereal/shop-ui/query/keys.ts';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { useQuery } from '@tanstack/react-query';

/** Returns the query of the caller's published items. */
export function useYourItems() {
  return useQuery({
    queryKey: keys.yourItems,
    queryFn: ({ signal }) => callApi(listYourItems, { signal }),
    staleTime: 0,
  });
}
