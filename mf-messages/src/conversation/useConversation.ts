import { getConversation, type Message, readConversation } from '@ethereal/contracts/messages';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { messageKeys } from '../message-keys.ts';

/** Returns a conversation with its messages; further pages are earlier messages. */
export function useConversation(id: string) {
  return useInfiniteQuery({
    queryKey: messageKeys.conversation(id),
    queryFn: ({ pageParam, signal }) =>
      callApi(getConversation, { params: { id }, query: { before: pageParam }, signal }),
    initialPageParam: '',
    getNextPageParam: ({ messages, hasEarlier }) => (hasEarlier ? String(messages[0]?.seq ?? '') : undefined),
  });
}

/** Returns the messages of all pages, oldest first, each once. */
export function messagesOf(pages: readonly { messages: readonly Message[] }[]): Message[] {
  const bySeq = new Map(pages.flatMap(({ messages }) => messages.map((one) => [one.seq, one] as const)));
  return [...bySeq.values()].toSorted((a, b) => a.seq - b.seq);
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

/** Marks messages as read while the page is visible. */
export function useMarkRead(id: string, { seq, unread }: { seq: number; unread: number }): void {
  const client = useQueryClient();
  const isVisible = useVisible();
  useEffect(() => {
    if (!isVisible || unread === 0) return;
    callApi(readConversation, { params: { id }, body: { upTo: seq } })
      .then(() => client.invalidateQueries({ queryKey: messageKeys.all }))
      .catch(() => {
        // The next message or visit marks them as read.
      });
  }, [client, id, seq, unread, isVisible]);
}
