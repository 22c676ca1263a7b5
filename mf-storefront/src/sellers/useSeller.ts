import { getSeller } from '@ethereal/contracts/sellers';
import { keys } from '@ethereal/shop-ui/query/keys.ts';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { useQuery } from '@tanstack/react-query';
import { retryOnMount } from '../retry-on-mount.ts';

/** Returns the query of a seller's public profile. */
export function useSeller(id: string) {
  return useQuery({
    queryKey: keys.seller(id),
    queryFn: ({ signal }) => callApi(getSeller, { params: { id }, signal }),
    retryOnMount,
  });
}
