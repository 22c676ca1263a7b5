import { listNotifications } from '@ethereal/contracts/notifications';
import { keys } from '@ethereal/shop-ui/query/keys.ts';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { useSession } from '@ethereal/web-kit/session/useSession.ts';
import { useQuery } from '@tanstack/react-query';

/** Returns the number of unread notifications, or 0 until it is known. The stream keeps it current. */
export function useUnreadCount(): number {
  const { state } = useSession();
  const { data } = useQuery({
    queryKey: keys.unreadNotifications,
    queryFn: async ({ signal }) => {
      const { unread } = await callApi(listNotifications, { query: { limit: '1' }, signal });
      return unread;
    },
    enabled: state === 'loggedIn',
  });
  return data ?? 0;
}
