import { listYourItems } from '@ethereal/contracts/items';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { keys } from '@ethereal/web-kit/query/keys.ts';
import { useQuery } from '@tanstack/react-query';

/** The published items of the one who is logged in. */
export function useYourItems() {
  return useQuery({
    queryKey: keys.yourItems,
    queryFn: ({ signal }) => callApi(listYourItems, { signal }),
    staleTime: 0,
  });
}
