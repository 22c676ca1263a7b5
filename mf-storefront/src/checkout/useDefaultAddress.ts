import { getAddress, type UserLocation } from '@ethereal/contracts/orders';
import { keys } from '@ethereal/shop-ui/query/keys.ts';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { useQuery } from '@tanstack/react-query';

/**
 * Returns the default address of the logged-in buyer: null without one or if it cannot be loaded, undefined while it
 * loads.
 */
export function useDefaultAddress(): UserLocation | null | undefined {
  const { data, isError } = useQuery({
    queryKey: [...keys.mine, 'address'],
    queryFn: async ({ signal }) => (await callApi(getAddress, { signal })).address,
    // The address may have changed with the last order.
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
  return data ?? (isError ? null : data);
}
