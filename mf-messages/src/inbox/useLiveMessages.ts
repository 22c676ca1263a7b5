import { whileShown } from '@ethereal/web-kit/page/while-shown.ts';
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
    return whileShown((signal) =>
      followMessages({
        token,
        signal,
        onReady: () => void client.invalidateQueries({ queryKey: messageKeys.all }),
        onChanged(conversation) {
          void client.invalidateQueries({ queryKey: messageKeys.conversation(conversation) });
          void client.invalidateQueries({ queryKey: messageKeys.lists });
        },
      }),
    );
  }, [client]);
}
