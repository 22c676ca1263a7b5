import { addToCart } from '@ethereal/contracts/cart';
import { useSetCart } from '@ethereal/shop-ui/cart/useCart.ts';
import { keys } from '@ethereal/shop-ui/query/keys.ts';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { isApiError } from '@ethereal/web-kit/api/errors.ts';
import { useAction } from '@ethereal/web-kit/api/useAction.ts';
import { notify } from '@ethereal/web-kit/toasts/notify.ts';
import { useQueryClient } from '@tanstack/react-query';

export const LOGIN_TO_ADD = 'You need to be logged in to add items to the cart.';

type Addition = Parameters<typeof callApi<typeof addToCart>>[1]['body'];

/** Returns the mutation that adds a line to the cart and shows the outcome, with a link to the cart. */
export function useAddLine() {
  const client = useQueryClient();
  const setCart = useSetCart();
  return useAction({
    mutationFn: async (body: Addition) => {
      // An older response for the cart must not overwrite the response of this call.
      await client.cancelQueries({ queryKey: keys.cart });
      return callApi(addToCart, { body });
    },
    onSuccess(cart) {
      setCart(cart);
      notify.alert('Item added to cart', { label: 'View cart', to: '/ethereal/cart' });
    },
    failed(error) {
      if (isApiError(error) && error.status === 401) return LOGIN_TO_ADD;
      const stockMessage = isApiError(error) && error.code === 'OUT_OF_STOCK' ? error.errors.quantity : undefined;
      return stockMessage ?? 'Failed to add item to cart.';
    },
    onError: () => void client.invalidateQueries({ queryKey: keys.cart }),
  });
}
