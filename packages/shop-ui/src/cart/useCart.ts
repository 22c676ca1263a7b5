import { type CartLine, getCart } from '@ethereal/contracts/cart';
import type { CartCode } from '@ethereal/contracts/codes';
import { keys } from '@ethereal/shop-ui/query/keys.ts';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { useSession } from '@ethereal/web-kit/session/useSession.ts';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';

/** The cart as cached: its lines, those that are not for sale, those saved for later, and its codes. */
export type Cart = {
  items: CartLine[];
  unavailable?: CartLine[] | undefined;
  saved?: CartLine[] | undefined;
  codes?: CartCode[] | undefined;
};

/** Returns the cart of the logged-in user as a query, which is idle for visitors. */
export function useCart() {
  const { state } = useSession();
  return useQuery<Cart>({
    queryKey: keys.cart,
    queryFn: ({ signal }) => callApi(getCart, { signal }),
    enabled: state === 'loggedIn',
    // Another window or device may have changed the cart.
    refetchOnWindowFocus: 'always',
  });
}

/** Returns the number of lines in the cart; 0 until the cart has loaded. */
export function useCartCount(): number {
  return useCart().data?.items.length ?? 0;
}

/** Stores the response of a cart call as the cart. Lists that the response lacks stay as they are. */
export function setCart(client: QueryClient, { items, unavailable, saved, codes }: Cart): void {
  client.setQueryData<Cart>(keys.cart, (before) => ({
    ...before,
    items,
    ...(unavailable && { unavailable }),
    ...(saved && { saved }),
    ...(codes && { codes }),
  }));
}

/** Returns the function that stores the response of a cart call as the cart. */
export function useSetCart(): (cart: Cart) => void {
  const client = useQueryClient();
  return (cart) => setCart(client, cart);
}
