import { type NotificationGroup, unreadIds } from '@ethereal/shop-ui/notifications/by-topic.ts';
import { NotificationRow } from '@ethereal/shop-ui/notifications/NotificationRow.tsx';
import styles from './NotificationsPage.module.css';

type Props = { group: NotificationGroup; onOpen: (ids: string[]) => void };

/**
 * Renders the notifications of one order or item: the latest, with the earlier ones folded below. Opening the latest
 * marks all as read.
 */
export function NotificationTopic({ group, onOpen }: Props) {
  const [latest, ...earlier] = group;
  const unread = unreadIds(group);
  const open = (ids: string[]) => ids.length > 0 && onOpen(ids);
  return (
    <>
      <NotificationRow notification={latest} onOpen={() => open(unread)} />
      {earlier.length > 0 && (
        <details className={styles.earlier}>
          <summary className={`quiet ${styles.summary}`}>{earlier.length} earlier</summary>
          <ul className={styles.topicList}>
            {earlier.map((notification) => (
              <li key={notification._id}>
                <NotificationRow isEarlier notification={notification} onOpen={() => open(unreadIds([notification]))} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
