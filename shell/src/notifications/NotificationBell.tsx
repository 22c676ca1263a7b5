import { NavLink } from '@ethereal/web-kit/router.ts';
import { Bell } from 'lucide-react';
import { Badge } from '../layout/Badge.tsx';
import { useUnreadCount } from './useUnreadCount.ts';

/** Leads to the notifications and says how many are unread. */
export function NotificationBell({ className }: { className: string }) {
  const unread = useUnreadCount();
  return (
    <NavLink
      className={className}
      to="/ethereal/profile/notifications"
      aria-label={unread > 0 ? `Notifications, ${unread} unread` : 'Notifications'}
    >
      <Bell size={22} aria-hidden="true" />
      <Badge count={unread} one="unread notification" many="unread notifications" />
    </NavLink>
  );
}
