import { keys } from '@ethereal/shop-ui/query/keys.ts';
import { announceUnauthorized } from '@ethereal/web-kit/api/unauthorized.ts';
import { whileShown } from '@ethereal/web-kit/page/while-shown.ts';
import { readToken } from '@ethereal/web-kit/session/token.ts';
import { useSession } from '@ethereal/web-kit/session/useSession.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

/** Idle time after which the page counts as loaded, in ms. */
const IDLE_MS = 1000;

/**
 * Resolves when the page has finished loading. A permanent connection then does not compete with the first view, and
 * does not block tools that wait for an idle network.
 */
async function pageIdle(signal: AbortSignal): Promise<void> {
  if (typeof PerformanceObserver === 'undefined') return;
  await new Promise<void>((resolve) => {
    let timer = setTimeout(done, IDLE_MS);
    const arrivals = new PerformanceObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(done, IDLE_MS);
    });
    arrivals.observe({ type: 'resource' });
    signal.addEventListener('abort', done, { once: true });
    function done() {
      clearTimeout(timer);
      arrivals.disconnect();
      resolve();
    }
  });
}

/** Keeps the unread count and the list of notifications current while a user is logged in. */
export function useLiveNotifications(): void {
  const { state } = useSession();
  const client = useQueryClient();
  useEffect(() => {
    const token = readToken();
    if (state !== 'loggedIn' || token === undefined) return;
    const follow = async (signal: AbortSignal) => {
      await pageIdle(signal);
      const live = await import('./live.ts').catch(() => undefined);
      if (signal.aborted) return;
      if (!live) {
        // The connection was lost before the module had loaded.
        window.addEventListener('online', () => void follow(signal), { once: true, signal });
        return;
      }
      await live.followNotifications({
        token,
        signal,
        onNews(news) {
          client.setQueryData(keys.unreadNotifications, news.unread);
          void client.invalidateQueries({ queryKey: keys.notifications });
        },
        onRefused: () => announceUnauthorized(token),
      });
    };
    return whileShown(follow);
  }, [state, client]);
}
