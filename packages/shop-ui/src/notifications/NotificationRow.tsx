import type { Notification } from '@ethereal/contracts/notifications';
import { timeAgo } from '@ethereal/shop-ui/format/time-ago.ts';
import { NotificationPicture } from '@ethereal/shop-ui/notifications/NotificationPicture.tsx';
import { Link } from '@ethereal/web-kit/router.ts';
import styles from './NotificationRow.module.css';

type Props = {
  notification: Notification;
  /** Whether this is an earlier notification of its topic; the latest shows the picture. */
  isEarlier?: boolean;
  onOpen: () => void;
};

/** Renders one notification: text, time, whether it is new, and a link to its subject. */
export function NotificationRow({ notification, isEarlier = false, onOpen }: Props) {
  const { type, text, link, picture, createdAt, readAt } = notification;
  const isNew = readAt === null;
  return (
    <Link
      to={link}
      className={styles.row}
      data-new={isNew || undefined}
      data-earlier={isEarlier || undefined}
      onClick={onOpen}
    >
      {!isEarlier && <NotificationPicture type={type} picture={picture} isNew={isNew} />}
      <span className={`wrap ${styles.text}`} dir="auto">
        {isNew && <span className="visually-hidden">New: </span>}
        {text}
      </span>
      <time className={`quiet ${styles.time}`} dateTime={createdAt} title={new Date(createdAt).toLocaleString('en-US')}>
        {timeAgo(new Date(createdAt), new Date())}
      </time>
    </Link>
  );
}
