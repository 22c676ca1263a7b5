import type { SavedAddress } from '@ethereal/contracts/addresses';
import { keys } from '@ethereal/shop-ui/query/keys.ts';
import { useQueryClient } from '@tanstack/react-query';

/** Returns a function that shows the book as a change has answered it. */
export function useSetAddresses() {
  const client = useQueryClient();
  return (addresses: SavedAddress[]) => client.setQueryData(keys.addresses, addresses);
}
