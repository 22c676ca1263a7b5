import { keys } from '@ethereal/shop-ui/query/keys.ts';
import { startSession } from '@ethereal/web-kit/session/session-store.ts';
import { useSession } from '@ethereal/web-kit/session/useSession.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { usePrefetch } from '../areas/usePrefetch.ts';
import { nextTask } from '../hydration/next-task.ts';
import { useSharedCart } from '../session/useSharedCart.ts';

/** Clears the user's data when the session ends or another user logs in. */
function useClearOnLogout(): void {
  const { state } = useSession();
  const client = useQueryClient();
  useEffect(() => {
    if (state === 'loggedIn') return;
    // A removed query notifies no component that shows it, so each one is emptied first.
    for (const query of client.getQueryCache().findAll({ queryKey: keys.mine })) query.reset();
    client.removeQueries({ queryKey: keys.mine });
  }, [state, client]);
}

/** Milliseconds after hydration at which the page counts as loaded. */
const AFTER_LOADING_MS = 5000;

/**
 * Registers the service worker, which answers while the browser is offline. Without it browsers show their own error
 * page.
 */
const registerOffline = () => void navigator.serviceWorker?.register('/service-worker.js').catch(() => undefined);

/** Loads the code that restores a lost focus and shows slow pages. Without it browsers move the focus to the body. */
const loadFocusGuard = () => {
  const first = document.activeElement;
  const path = location.pathname;
  void import('./after-first-focus.ts').then(
    ({ begin }) => begin(first, path),
    () => undefined,
  );
};

/**
 * Runs the work behind every page. It is a component of its own, so that a change of the session does not render the
 * whole layout again.
 */
export function Background() {
  usePrefetch();
  useClearOnLogout();
  useSharedCart();
  // A started session renders many parts at once, so it starts in a new task after the effects of hydration.
  useEffect(() => {
    void nextTask().then(startSession);
  }, []);
  useEffect(() => {
    const later = setTimeout(registerOffline, AFTER_LOADING_MS);
    return () => clearTimeout(later);
  }, []);
  // The code is needed only once an element has the focus, which may have been set before hydration, or is pressed: in
  // Safari a pressed link does not take the focus.
  useEffect(() => {
    const waiting = new AbortController();
    const load = () => {
      waiting.abort();
      loadFocusGuard();
    };
    if (document.activeElement !== document.body) load();
    else
      for (const event of ['focusin', 'click'])
        addEventListener(event, load, { signal: waiting.signal, capture: true });
  }, []);
  return null;
}
