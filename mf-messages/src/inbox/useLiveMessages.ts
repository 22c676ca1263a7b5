import { readToken } from '@ethereal/web-kit/session/token.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { messageKeys } from '../message-keys.ts';
import { followMessages } from './follow-messages.ts';

/** Keeps the shown conversations current while the page is open. */
export function useLiveMessages(): void {
  const client = useQueryClient();
  useEffect(() => {
    const token = readToken();
    if (token === undefined) return;
    let leaving = new AbortController();
    const follow = () =>
      followMessages({
        token,
        signal: leaving.signal,
        onReady: () => void client.invalidateQueries({ queryKey: messageKeys.all }),
        onChanged(conversation) {
          void client.invalidateQueries({ queryKey: messageKeys.conversation(conversation) });
          void client.invalidateQueries({ queryKey: messageKeys.lists });
        },
      });
    void follow();
    // An open stream would keep the page out of the back/forward cache.
    const hide = () => leaving.abort();
    const show = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      leaving = new AbortController();
      void follow();
    };
    window.addEventListener('pagehide', hide);
    window.addEventListener('pageshow', show);
    return () => {
      leaving.abort();
      window.removeEventListener('pagehide', hide);
      window.removeEventListener('pageshow', show);
    };
  }, [client]);
}
