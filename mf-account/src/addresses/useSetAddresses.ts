import type { SavedAddress } from '@ethereal/contracts/addresses';
import { keys } from '@ethereal/shop-ui/query/keys.ts';
import { useQueryClient } from '@tanstack/react-query';

/** Returns a function that shows the address book in the answer of a change. */
export function useSetAddresses() {
  const client = useQueryClient();
  return (addresses: SavedAddress[]) => client.setQueryData(keys.addresses, addresses);
}
