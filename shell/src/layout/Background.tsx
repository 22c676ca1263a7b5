import { startSession } from '@ethereal/web-kit/session/session-store.ts';
import { useEffect } from 'react';
import { usePrefetch } from '../areas/usePrefetch.ts';
import { nextTask } from '../hydration/next-task.ts';
import { useForgetOnLogout } from '../session/useForgetOnLogout.ts';
import { useSharedCart } from '../session/useSharedCart.ts';

/**
 * Runs the work behind every page. A component of its own, so that a change of the session does not render the whole
 * layout again.
 */
export function Background() {
  usePrefetch();
  useForgetOnLogout();
  useSharedCart();
  // A started session renders many parts at once, so it starts in a new task after the effects of hydration.
  useEffect(() => {
    void nextTask().then(startSession);
  }, []);
  return null;
}
