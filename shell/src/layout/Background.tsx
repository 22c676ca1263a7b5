import { startSession } from '@ethereal/web-kit/session/session-store.ts';
import { useEffect } from 'react';
import { usePrefetch } from '../areas/usePrefetch.ts';
import { nextTask } from '../hydration/next-task.ts';
import { useForgetOnLogout } from '../session/useForgetOnLogout.ts';
import { useSharedCart } from '../session/useSharedCart.ts';

/** What goes on behind every page. A part of its own: when it turns out who is here, it is rendered again and not all that stands around the page. */
export function Background() {
  usePrefetch();
  useForgetOnLogout();
  useSharedCart();
  // What changes when it is known who is here is rendered in one piece: not in the same one as the effects of hydration.
  useEffect(() => {
    void nextTask().then(startSession);
  }, []);
  return null;
}
