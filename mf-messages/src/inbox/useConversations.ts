import { listConversations } from '@ethereal/contracts/messages';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { messageKeys } from '../message-keys.ts';

/** Returns the user's conversations page by page, the one with the newest message first. */
export function useConversations(filter: { search: string; unread: boolean }) {
  return useInfiniteQuery({
    queryKey: messageKeys.list(filter),
    queryFn: ({ pageParam, signal }) => {
      const query = { search: filter.search, unread: filter.unread ? ('true' as const) : '', cursor: pageParam };
      return callApi(listConversations, { query, signal });
    },
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    placeholderData: keepPreviousData,
  });
}
