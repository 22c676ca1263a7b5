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

/** Time after hydration at which the page has loaded what it shows, in ms. */
const AFTER_LOADING_MS = 5000;

/** Starts the answers for visitors who are offline. Without them browsers show an error page of their own. */
const registerOffline = () => void navigator.serviceWorker?.register('/service-worker.js').catch(() => undefined);

/** Loads the code that restores a lost focus and shows slow pages. Without it browsers move the focus to the body. */
const loadFocusGuard = () => {
  const first = document.activeElement;
  void import('./after-first-focus.ts').then(
    ({ begin }) => begin(first),
    () => undefined,
  );
};

/**
 * Runs the work behind every page. A component of its own, so that a change of the session does not render the whole
 * layout again.
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
  // A focused element cannot be removed before an element has taken the focus.
  // The focus may be older than hydration.
  useEffect(() => {
    if (document.activeElement !== document.body) loadFocusGuard();
    else addEventListener('focusin', loadFocusGuard, { once: true });
  }, []);
  return null;
}
