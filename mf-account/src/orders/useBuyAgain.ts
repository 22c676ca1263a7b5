import { addToCart } from '@ethereal/contracts/cart';
import type { OrderItem } from '@ethereal/contracts/orders';
import { useSetCart } from '@ethereal/shop-ui/cart/useCart.ts';
import { keys } from '@ethereal/shop-ui/query/keys.ts';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { messageOf } from '@ethereal/web-kit/api/errors.ts';
import { notify } from '@ethereal/web-kit/toasts/notify.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';

/** Puts one more of an ordered item into the cart, in the color and size it was ordered in. */
export function useBuyAgain({ productId: product, colorChosen, sizeChosen }: OrderItem) {
  const client = useQueryClient();
  const setCart = useSetCart();
  return useMutation({
    mutationFn: async () => {
      // An older response about the cart must not overwrite the result of this call.
      await client.cancelQueries({ queryKey: keys.cart });
      const body = { productId: product._id, quantity: 1, colorChosen, sizeChosen };
      return callApi(addToCart, { body });
    },
    onSuccess(cart) {
      setCart(cart);
      notify.alert('Item added to cart');
    },
    onError: (error) => notify.error(messageOf(error, 'Failed to add item to cart.')),
  });
}
