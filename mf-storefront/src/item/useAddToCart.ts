import { addToCart } from '@ethereal/contracts/cart';
import { useSetCart } from '@ethereal/shop-ui/cart/useCart.ts';
import { keys } from '@ethereal/shop-ui/query/keys.ts';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { ApiError } from '@ethereal/web-kit/api/errors.ts';
import { useSession } from '@ethereal/web-kit/session/useSession.ts';
import { notify } from '@ethereal/web-kit/toasts/notify.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { keepAddition, type PendingAddition, takeAddition } from './pending-addition.ts';

const LOGIN_FIRST = 'You need to be logged in to add items to the cart.';

type Addition = Parameters<typeof callApi<typeof addToCart>>[1]['body'];

type AddToCart = {
  add: (addition: PendingAddition) => void;
  isPending: boolean;
  /** A visitor has pressed: once they have logged in, what they wanted goes into the cart by itself. */
  mustLogIn: boolean;
};

/** Puts an item into the cart and says how that went. */
export function useAddToCart(productId: string): AddToCart {
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
  const [mustLogIn, setMustLogIn] = useState(false);
  useEffect(() => {
    if (state !== 'loggedIn') return;
    setMustLogIn(false);
    const wanted = takeAddition(productId);
    if (wanted) mutate(wanted);
  }, [state, productId, mutate]);

  function add(addition: PendingAddition) {
    if (state === 'loggedOut') {
      keepAddition(addition);
      setMustLogIn(true);
      notify.alert(LOGIN_FIRST);
    } else if (!isPending) mutate(addition);
  }
  return { add, isPending, mustLogIn };
}
