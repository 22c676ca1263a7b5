import { type CartLine, getCart } from '@ethereal/contracts/cart';
import { keys } from '@ethereal/shop-ui/query/keys.ts';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { useSession } from '@ethereal/web-kit/session/useSession.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';

type Cart = { items: CartLine[] };

/** The cart of the logged-in user, as a query; idle for visitors. */
export function useCart() {
  const { state } = useSession();
  return useQuery<Cart>({
    queryKey: keys.cart,
    queryFn: ({ signal }) => callApi(getCart, { signal }),
    enabled: state === 'loggedIn',
    // Another window, or another device, may have changed it.
    refetchOnWindowFocus: 'always',
  });
}

/** How many lines the cart has; 0 while that is not known. */
export function useCartCount(): number {
  return useCart().data?.items.length ?? 0;
}

/** Gives a function that replaces the cart by what a call of the cart has answered. */
export function useSetCart(): (cart: Cart) => void {
  const client = useQueryClient();
  return ({ items }) => client.setQueryData<Cart>(keys.cart, { items });
}
