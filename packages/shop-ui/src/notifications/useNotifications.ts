import { listNotifications, readNotifications } from '@ethereal/contracts/notifications';
import { keys } from '@ethereal/shop-ui/query/keys.ts';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { useAction } from '@ethereal/web-kit/api/useAction.ts';
import { byCursor } from '@ethereal/web-kit/query/by-cursor.ts';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';

/** Returns the logged-in user's notifications, page by page, newest first. */
export function useNotifications() {
  return useInfiniteQuery({
    queryKey: keys.notifications,
    ...byCursor,
    queryFn: ({ pageParam, signal }) =>
      callApi(listNotifications, { query: { cursor: pageParam, limit: '20' }, signal }),
    staleTime: 0,
  });
}

/** Returns the mutation that marks some or all notifications as read. The bell of every tab follows. */
export function useMarkRead() {
  const client = useQueryClient();
  return useAction({
    mutationFn: (selection: { ids: string[] } | { all: true }) => callApi(readNotifications, { body: selection }),
    onSuccess({ unread }) {
      client.setQueryData(keys.unreadNotifications, unread);
      return client.invalidateQueries({ queryKey: keys.notifications });
    },
    failed: 'That could not be marked as read. Please try again.',
  });
}
