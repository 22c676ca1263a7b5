import { byTopic, idsOfUnread, type NotificationGroup } from '@ethereal/shop-ui/notifications/by-topic.ts';
import { NotificationRow } from '@ethereal/shop-ui/notifications/NotificationRow.tsx';
import { useMarkRead, useNotifications } from '@ethereal/shop-ui/notifications/useNotifications.ts';
import { ErrorState } from '@ethereal/web-kit/components/ErrorState.tsx';
import { LoadingRows } from '@ethereal/web-kit/components/LoadingPlace.tsx';
import { Link } from '@ethereal/web-kit/router.ts';
import { type ToggleEvent, useEffect, useRef } from 'react';
import styles from './LatestNotifications.module.css';

const SHOWN = 5;

/** The latest notifications, below the bell; a press elsewhere or Escape closes it. */
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
      className={styles.popover}
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
  const { data, isPending, isFetching, refetch } = useNotifications();
  const markRead = useMarkRead();
  if (isPending) return <LoadingRows label="Loading your notifications" height="3.5rem" />;
  if (!data) return <ErrorState onRetry={() => refetch()} busy={isFetching} />;
  const topics = byTopic(data.pages.flatMap(({ notifications }) => notifications)).slice(0, SHOWN);
  if (topics.length === 0) return <p className={styles.empty}>No notifications yet.</p>;
  function open(group: NotificationGroup) {
    const ids = idsOfUnread(group);
    if (ids.length > 0) markRead.mutate({ ids });
    onClose();
  }
  return (
    <ul className={styles.list}>
      {topics.map((group) => (
        <li key={group[0]._id}>
          <NotificationRow notification={group[0]} onOpen={() => open(group)} />
        </li>
      ))}
    </ul>
  );
}
