import { addToCart } from '@ethereal/contracts/cart';
import { useSetCart } from '@ethereal/shop-ui/cart/useCart.ts';
import { keys } from '@ethereal/shop-ui/query/keys.ts';
import type { WishedLine } from '@ethereal/shop-ui/wish/wish.ts';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { isApiError } from '@ethereal/web-kit/api/errors.ts';
import { useAction } from '@ethereal/web-kit/api/useAction.ts';
import { keepPlace } from '@ethereal/web-kit/session/kept-place.ts';
import { useSession } from '@ethereal/web-kit/session/useSession.ts';
import { notify } from '@ethereal/web-kit/toasts/notify.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

const LOGIN_FIRST = 'You need to be logged in to add items to the cart.';

/** Loads the code that stores a visitor's choice until they have logged in. Without it the visitor chooses again. */
const waiting = () => import('./later.ts');
const ignore = () => undefined;

type Addition = Parameters<typeof callApi<typeof addToCart>>[1]['body'];

type AddToCart = {
  add: (line: WishedLine) => void;
  isPending: boolean;
  /** Whether a visitor who is not logged in pressed the button. The line is added to the cart after the log-in. */
  mustLogIn: boolean;
};

/** Returns a function that adds an item to the cart and shows the outcome. */
export function useAddToCart(): AddToCart {
  const { state } = useSession();
  const setCart = useSetCart();
  const client = useQueryClient();
  const { mutate, isPending } = useAction({
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
      if (isApiError(error) && error.status === 401) return LOGIN_FIRST;
      const left = isApiError(error) && error.code === 'OUT_OF_STOCK' ? error.errors.quantity : undefined;
      return left ?? 'Failed to add item to cart.';
    },
    onError: () => void client.invalidateQueries({ queryKey: keys.cart }),
  });
  const [mustLogIn, setMustLogIn] = useState(false);
  useEffect(() => {
    if (state !== 'loggedIn') return;
    setMustLogIn(false);
    void waiting().then((file) => file.fulfillWish(client), ignore);
  }, [state, client]);

  function add(addition: WishedLine) {
    if (state === 'loggedOut') {
      void waiting().then((file) => file.wishForLine(addition), ignore);
      keepPlace(location.pathname + location.search);
      setMustLogIn(true);
      notify.alert(LOGIN_FIRST, { label: 'Log in', to: '/ethereal/login' });
    } else if (!isPending) mutate(addition);
  }
  return { add, isPending, mustLogIn };
}
