import { NavLink } from '@ethereal/web-kit/router.ts';
import { Bell } from 'lucide-react';
import { type MouseEvent, useState } from 'react';
import { Badge } from '../layout/Badge.tsx';
import { LatestNotifications } from './LatestNotifications.tsx';
import { useLiveNotifications } from './useLiveNotifications.ts';
import { useUnreadCount } from './useUnreadCount.ts';

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
        <Badge count={unread} one="unread notification" many="unread notifications" />
      </NavLink>
      {isOpen && <LatestNotifications onClose={() => setOpen(false)} />}
    </>
  );
}
