import { listYourItems } from '@ethereal/contracts/items';
import { keys } from '@ethereal/shop-ui/query/keys.ts';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { useQuery } from '@tanstack/react-query';

/** The published items of the one who is logged in. */
export function useYourItems() {
  return useQuery({
    queryKey: keys.yourItems,
    queryFn: ({ signal }) => callApi(listYourItems, { signal }),
    staleTime: 0,
  });
}
