import { listNotifications } from '@ethereal/contracts/notifications';
import { keys } from '@ethereal/shop-ui/query/keys.ts';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { NavLink } from '@ethereal/web-kit/router.ts';
import { useSession } from '@ethereal/web-kit/session/useSession.ts';
import { useQuery } from '@tanstack/react-query';
import { Bell } from 'lucide-react';
import { type MouseEvent, useState } from 'react';
import { Badge } from '../layout/Badge.tsx';
import { LatestNotifications } from './LatestNotifications.tsx';
import { useLiveNotifications } from './useLiveNotifications.ts';

/** Returns the number of unread notifications, or 0 until it is known. The stream keeps it current. */
function useUnreadCount(): number {
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

/**
 * Renders the number of unread notifications and opens the latest ones. On phones, or in another tab, it links to the
 * page of all notifications.
 */
export function NotificationBell({ className }: { className: string }) {
  useLiveNotifications();
  const unread = useUnreadCount();
  const [isOpen, setOpen] = useState(false);

  function open(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey || matchMedia('(width < 48rem)').matches) return;
    event.preventDefault();
    setOpen(!isOpen);
  }

  return (
    <>
      <NavLink
        className={className}
        to="/ethereal/profile/notifications"
        aria-label={unread > 0 ? `Notifications, ${unread} unread` : 'Notifications'}
        onClick={open}
      >
        <Bell size={22} aria-hidden="true" />
        <Badge count={unread} />
      </NavLink>
      {isOpen && <LatestNotifications onClose={() => setOpen(false)} />}
    </>
  );
}
