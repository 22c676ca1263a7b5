import { addToCart } from '@ethereal/contracts/cart';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { ApiError } from '@ethereal/web-kit/api/errors.ts';
import { useSetCart } from '@ethereal/web-kit/cart/useCart.ts';
import { keys } from '@ethereal/web-kit/query/keys.ts';
import { useSession } from '@ethereal/web-kit/session/useSession.ts';
import { notify } from '@ethereal/web-kit/toasts/notify.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';

const LOGIN_FIRST = 'You need to be logged in to add items to the cart.';

type Addition = Parameters<typeof callApi<typeof addToCart>>[1]['body'];

/** Puts an item into the cart and says how that went. */
export function useAddToCart(): { add: (addition: Addition) => void; isPending: boolean } {
  const { state } = useSession();
  const setCart = useSetCart();
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: async (body: Addition) => {
      // An older read of the cart must not overwrite what this call answers.
      await client.cancelQueries({ queryKey: keys.cart });
      return callApi(addToCart, { body });
    },
    onSuccess(cart) {
      setCart(cart);
      notify.alert('Item added to cart');
    },
    onError(error) {
      const isVisitor = error instanceof ApiError && error.status === 401;
      notify.alert(isVisitor ? LOGIN_FIRST : 'Failed to add item to cart.');
      void client.invalidateQueries({ queryKey: keys.cart });
    },
  });
  const add = (addition: Addition) => (state === 'loggedOut' ? notify.alert(LOGIN_FIRST) : mutate(addition));
  return { add, isPending };
}
