import { type AboutSent, sendMessage, startConversation } from '@ethereal/contracts/messages';
import type { StoredPicture } from '@ethereal/shop-ui/pictures/upload-picture.ts';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { isApiError, messageOf } from '@ethereal/web-kit/api/errors.ts';
import { randomId } from '@ethereal/web-kit/api/request-id.ts';
import { useQueryClient } from '@tanstack/react-query';
import { messageKeys } from '../query-keys.ts';
import { useUnsent } from './useUnsent.ts';

const NOT_SENT = 'Not sent. Check your connection and try again.';

/** A message that the server has not confirmed yet. */
export type Outgoing = { clientId: string; text: string; images: readonly StoredPicture[]; fault?: string };

type Target = { id: string } | { about: AboutSent };

const NONE: readonly Outgoing[] = [];

/** Client ids of the messages that this page is sending. A message from before a reload is not among them. */
const sending = new Set<string>();

/** Returns the name under which unsent text and messages of a conversation are kept. */
export const nameOf = (target: Target): string =>
  'id' in target ? target.id : Object.values(target.about).sort().join(' ');

/**
 * Returns the messages on their way, and the functions that send and repeat them. A repeated message keeps its client
 * id, so it is stored once.
 */
export function useOutgoing(target: Target, onSent?: (conversation: string) => void) {
  const client = useQueryClient();
  const [waiting, setWaiting] = useUnsent('outgoing', nameOf(target), NONE);
  const withoutMessage = (clientId: string) => (list: readonly Outgoing[]) =>
    list.filter((message) => message.clientId !== clientId);

  async function deliver({ clientId, text, images }: Outgoing): Promise<void> {
    sending.add(clientId);
    setWaiting((list) => [...withoutMessage(clientId)(list), { clientId, text, images }]);
    try {
      const body = { text, clientId, ...(images.length > 0 && { images: [...images] }) };
      if ('id' in target) await callApi(sendMessage, { params: target, body });
      const conversation =
        'id' in target ? target.id : (await callApi(startConversation, { body: { ...body, about: target.about } }))._id;
      onSent?.(conversation);
      await client.invalidateQueries({ queryKey: messageKeys.all });
      setWaiting(withoutMessage(clientId));
    } catch (error) {
      const fault = messageOf(error, NOT_SENT);
      setWaiting((list) => list.map((message) => (message.clientId === clientId ? { ...message, fault } : message)));
      // A refusal may mean that the other person has blocked the writer or is suspended.
      if (isApiError(error)) void client.invalidateQueries({ queryKey: messageKeys.all });
    } finally {
      sending.delete(clientId);
    }
  }

  return {
    waiting: waiting.map((message) =>
      message.fault || sending.has(message.clientId) ? message : { ...message, fault: NOT_SENT },
    ),
    send: (text: string, images: readonly StoredPicture[]) => void deliver({ clientId: randomId(), text, images }),
    repeat: (message: Outgoing) => void deliver(message),
    discard: (message: Outgoing) => setWaiting(withoutMessage(message.clientId)),
  };
}
