import { listAddresses } from '@ethereal/contracts/addresses';
import { keys } from '@ethereal/shop-ui/query/keys.ts';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { useQuery } from '@tanstack/react-query';

/** Returns the query of the logged-in person's address book, the default address first. */
export const useAddresses = () =>
  useQuery({
    queryKey: keys.addresses,
    queryFn: async ({ signal }) => (await callApi(listAddresses, { signal })).addresses,
    // The default may have changed with the last order.
    staleTime: 0,
  });
