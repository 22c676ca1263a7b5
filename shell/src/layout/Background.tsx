import { startSession } from '@ethereal/web-kit/session/session-store.ts';
import { useEffect } from 'react';
import { usePrefetch } from '../areas/usePrefetch.ts';
import { nextTask } from '../hydration/next-task.ts';
import { useForgetOnLogout } from '../session/useForgetOnLogout.ts';
import { useSharedCart } from '../session/useSharedCart.ts';

/** Work behind every page. A component of its own: a change of the session renders it again, not the whole layout. */
export function Background() {
  usePrefetch();
  useForgetOnLogout();
  useSharedCart();
  // A known session renders many parts at once: in a task of its own, after the effects of hydration.
  useEffect(() => {
    void nextTask().then(startSession);
  }, []);
  return null;
}
