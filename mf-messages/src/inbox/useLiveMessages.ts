import { streamMessages } from '@ethereal/contracts/messages';
import { fieldOf, textOf } from '@ethereal/web-kit/api/field-of.ts';
import { followStream } from '@ethereal/web-kit/api/follow-stream.ts';
import { whileShown } from '@ethereal/web-kit/page/while-shown.ts';
import { readToken } from '@ethereal/web-kit/session/token.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { messageKeys } from '../query-keys.ts';

/** Returns the conversation whose messages an event is about. */
const conversationIn = (data: unknown): string | undefined =>
  fieldOf(data, 'message') === undefined ? undefined : textOf(data, 'conversation');

/** Keeps the shown conversations current while the page is open. */
export function useLiveMessages(): void {
  const client = useQueryClient();
  useEffect(() => {
    const token = readToken();
    if (token === undefined) return;
    return whileShown((signal) =>
      followStream({
        path: streamMessages.path,
        token,
        signal,
        onEvent({ name, data }) {
          const conversation = name === 'changed' ? conversationIn(data) : undefined;
          if (conversation !== undefined) {
            void client.invalidateQueries({ queryKey: messageKeys.conversation(conversation) });
            void client.invalidateQueries({ queryKey: messageKeys.lists });
          } else if (name === 'ready' || name === 'changed') {
            // Changes may have been missed before the connection. A change without a message is a block, which concerns
            // every conversation of the two.
            void client.invalidateQueries({ queryKey: messageKeys.all });
          }
        },
      }),
    );
  }, [client]);
}
