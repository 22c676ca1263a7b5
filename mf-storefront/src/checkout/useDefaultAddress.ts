import { getAddress, type UserLocation } from '@ethereal/contracts/orders';
import { keys } from '@ethereal/shop-ui/query/keys.ts';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { useQuery } from '@tanstack/react-query';

/** The default address of the logged-in person: null without one or when it cannot be loaded, undefined until that is known. */
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
