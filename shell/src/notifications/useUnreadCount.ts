import { listNotifications } from '@ethereal/contracts/notifications';
import { keys } from '@ethereal/shop-ui/query/keys.ts';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { useSession } from '@ethereal/web-kit/session/useSession.ts';
import { useQuery } from '@tanstack/react-query';

/** How many notifications are unread; 0 while that is not known. The stream keeps it true. */
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
