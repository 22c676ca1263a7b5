import { LOGIN_TO_ADD, useAddLine } from '@ethereal/shop-ui/cart/useAddLine.ts';
import type { WishedLine } from '@ethereal/shop-ui/wish/wish.ts';
import { storeReturnPath } from '@ethereal/web-kit/session/stored-return-path.ts';
import { useSession } from '@ethereal/web-kit/session/useSession.ts';
import { notify } from '@ethereal/web-kit/toasts/notify.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** Loads the code that stores a visitor's choice until they have logged in. Without it the visitor chooses again. */
const loadDeferred = () => import('./lazy-parts.ts');
const ignore = () => undefined;

type AddToCart = {
  add: (line: WishedLine) => void;
  isPending: boolean;
  /** Whether a visitor who is not logged in pressed the button. The line is added to the cart after the log-in. */
  mustLogIn: boolean;
};

/** Returns a function that adds an item to the cart and shows the outcome. */
export function useAddToCart(): AddToCart {
  const { state } = useSession();
  const client = useQueryClient();
  const { mutate, isPending } = useAddLine();
  const [mustLogIn, setMustLogIn] = useState(false);
  useEffect(() => {
    if (state !== 'loggedIn') return;
    setMustLogIn(false);
    void loadDeferred().then((file) => file.fulfillWish(client), ignore);
  }, [state, client]);

  function add(addition: WishedLine) {
    if (state === 'loggedOut') {
      void loadDeferred().then((file) => file.wishForLine(addition), ignore);
      storeReturnPath(location.pathname + location.search);
      setMustLogIn(true);
      notify.alert(LOGIN_TO_ADD, { label: 'Log in', to: '/ethereal/login' });
    } else if (!isPending) mutate(addition);
  }
  return { add, isPending, mustLogIn };
}
