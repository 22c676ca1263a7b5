import { byTopic, type NotificationGroup, unreadIds } from '@ethereal/shop-ui/notifications/by-topic.ts';
import { NotificationRow } from '@ethereal/shop-ui/notifications/NotificationRow.tsx';
import { useMarkRead, useNotifications } from '@ethereal/shop-ui/notifications/useNotifications.ts';
import { LoadingRows } from '@ethereal/web-kit/components/LoadingPlace.tsx';
import { QueryView } from '@ethereal/web-kit/components/QueryView.tsx';
import { Link } from '@ethereal/web-kit/router.ts';
import { type ToggleEvent, useEffect, useRef } from 'react';
import styles from './LatestNotifications.module.css';

/** Maximum number of notifications below the bell. */
const SHOWN = 5;

/** Renders the latest notifications below the bell. A press elsewhere or Escape closes the list. */
export function LatestNotifications({ onClose }: { onClose: () => void }) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    element.current?.showPopover();
    element.current?.focus();
  }, []);
  const closed = ({ newState }: ToggleEvent) => newState === 'closed' && onClose();
  return (
    <div
      ref={element}
      popover="auto"
      role="dialog"
      aria-label="Latest notifications"
      tabIndex={-1}
      className={`card ${styles.popover}`}
      onToggle={closed}
    >
      <Latest onClose={onClose} />
      <Link className={styles.all} to="/ethereal/profile/notifications" onClick={onClose}>
        See all notifications
      </Link>
    </div>
  );
}

function Latest({ onClose }: { onClose: () => void }) {
  const markRead = useMarkRead();
  function open(group: NotificationGroup) {
    const ids = unreadIds(group);
    if (ids.length > 0) markRead.mutate({ ids });
    onClose();
  }
  return (
    <QueryView
      query={useNotifications()}
      pending={<LoadingRows label="Loading your notifications" height="3.5rem" />}
      failed="Your notifications could not be loaded."
      isEmpty={({ pages }) => pages[0]?.notifications.length === 0}
      empty={<p className={styles.empty}>No notifications yet.</p>}
    >
      {({ pages }) => (
        <ul className={styles.list}>
          {byTopic(pages.flatMap(({ notifications }) => notifications))
            .slice(0, SHOWN)
            .map((group) => (
              <li key={group[0]._id}>
                <NotificationRow notification={group[0]} onOpen={() => open(group)} />
              </li>
            ))}
        </ul>
      )}
    </QueryView>
  );
}
