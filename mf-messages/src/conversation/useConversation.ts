import { getConversation, type Message, readConversation } from '@ethereal/contracts/messages';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { messageKeys } from '../query-keys.ts';

/** Returns a conversation with its messages; further pages are earlier messages. */
export function useConversation(id: string) {
  return useInfiniteQuery({
    queryKey: messageKeys.conversation(id),
    queryFn: ({ pageParam, signal }) =>
      callApi(getConversation, { params: { id }, query: { before: pageParam }, signal }),
    initialPageParam: '',
    getNextPageParam: ({ before }) => before ?? undefined,
  });
}

/** Returns the messages of all pages, oldest first, each once. The ids of a conversation's messages are in order. */
export function messagesOf(pages: readonly { messages: readonly Message[] }[]): Message[] {
  const byId = new Map(pages.flatMap(({ messages }) => messages.map((message) => [message._id, message] as const)));
  return [...byId.values()].toSorted((a, b) => (a._id < b._id ? -1 : 1));
}

const subscribe = (listener: () => void) => {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
};
const useVisible = () =>
  useSyncExternalStore(
    subscribe,
    () => document.visibilityState === 'visible',
    () => false,
  );

/** Marks messages as read up to the last one while the page is visible. */
export function useMarkRead(id: string, unread: number, upTo: string | undefined): void {
  const client = useQueryClient();
  const isVisible = useVisible();
  useEffect(() => {
    if (!isVisible || unread === 0 || upTo === undefined) return;
    callApi(readConversation, { params: { id }, body: { upTo } })
      .then(() => client.invalidateQueries({ queryKey: messageKeys.all }))
      .catch(() => {
        // The next message or visit marks them as read.
      });
  }, [client, id, upTo, unread, isVisible]);
}
