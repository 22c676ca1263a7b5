import { addToCart } from '@ethereal/contracts/cart';
import { useSetCart } from '@ethereal/shop-ui/cart/useCart.ts';
import { keys } from '@ethereal/shop-ui/query/keys.ts';
import type { CartWish } from '@ethereal/shop-ui/wish/wish.ts';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { isApiError } from '@ethereal/web-kit/api/errors.ts';
import { useAction } from '@ethereal/web-kit/api/useAction.ts';
import { useLocation } from '@ethereal/web-kit/router.ts';
import { useSession } from '@ethereal/web-kit/session/useSession.ts';
import { notify } from '@ethereal/web-kit/toasts/notify.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

const LOGIN_FIRST = 'You need to be logged in to add items to the cart.';

type AddToCart = {
  add: (addition: CartWish) => void;
  isPending: boolean;
  /** Whether a visitor has pressed: after the log-in the shell puts the item into the cart. */
  mustLogIn: boolean;
};

/** Puts an item into the cart and shows the outcome. The wish of a visitor is kept until the log-in. */
export function useAddToCart(): AddToCart {
  const { state } = useSession();
  const { pathname, search } = useLocation();
  const setCart = useSetCart();
  const client = useQueryClient();
  const [hasPressed, setPressed] = useState(false);
  const { mutate, isPending } = useAction({
    mutationFn: async (body: CartWish) => {
      // An older read of the cart must not overwrite the answer of this call.
      await client.cancelQueries({ queryKey: keys.cart });
      return callApi(addToCart, { body });
    },
    onSuccess(cart) {
      setCart(cart);
      notify.alert('Item added to cart', { label: 'View cart', to: '/ethereal/cart' });
    },
    failed: (error) => (isApiError(error) && error.status === 401 ? LOGIN_FIRST : 'Failed to add item to cart.'),
    onError: () => void client.invalidateQueries({ queryKey: keys.cart }),
  });

  function add(addition: CartWish) {
    if (state === 'loggedOut') {
      import('./later.ts').then(
        (file) => file.keepWish({ kind: 'cart', item: addition }),
        () => undefined,
      );
      setPressed(true);
      notify.alert(LOGIN_FIRST, { label: 'Log in', to: '/ethereal/login', state: { from: pathname + search } });
    } else if (!isPending) mutate(addition);
  }
  return { add, isPending, mustLogIn: hasPressed && state === 'loggedOut' };
}
