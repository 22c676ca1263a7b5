import { keys } from '@ethereal/shop-ui/query/keys.ts';
import { announceUnauthorized } from '@ethereal/web-kit/api/unauthorized.ts';
import { readToken } from '@ethereal/web-kit/session/token.ts';
import { useSession } from '@ethereal/web-kit/session/useSession.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { pageQuiet } from './page-quiet.ts';

/** Keeps the unread count and the list of notifications current while a user is logged in. */
export function useLiveNotifications(): void {
  const { state } = useSession();
  const client = useQueryClient();
  useEffect(() => {
    const token = readToken();
    if (state !== 'loggedIn' || token === undefined) return;
    let leaving = new AbortController();
    const follow = async ({ signal }: AbortController) => {
      await pageQuiet(signal);
      const { followNotifications } = await import('./live.ts');
      if (signal.aborted) return;
      await followNotifications({
        token,
        signal,
        onNews(news) {
          client.setQueryData(keys.unreadNotifications, news.unread);
          void client.invalidateQueries({ queryKey: keys.notifications });
        },
        onRefused: () => announceUnauthorized(token),
      });
    };
    void follow(leaving);
    // A lock or an open stream would keep the page out of the back/forward cache.
    const hide = () => leaving.abort();
    const show = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      leaving = new AbortController();
      void follow(leaving);
    };
    window.addEventListener('pagehide', hide);
    window.addEventListener('pageshow', show);
    return () => {
      leaving.abort();
      window.removeEventListener('pagehide', hide);
      window.removeEventListener('pageshow', show);
    };
  }, [state, client]);
}
