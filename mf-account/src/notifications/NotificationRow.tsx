import type { Notification } from '@ethereal/contracts/notifications';
import { Link } from '@ethereal/web-kit/router.ts';
import { NotificationPicture } from './NotificationPicture.tsx';
import styles from './NotificationRow.module.css';
import { timeAgo } from './time-ago.ts';

type Props = {
  notification: Notification;
  /** An earlier one of its topic: the latest shows the picture. */
  isEarlier?: boolean;
  onOpen: () => void;
};

/** One notification: what, when, whether it is new, and the way to what it tells of. */
export function NotificationRow({ notification, isEarlier = false, onOpen }: Props) {
  const { type, text, link, picture, createdAt, readAt } = notification;
  const isNew = readAt === null;
  return (
    <Link
      to={link}
      className={styles.row}
      data-new={isNew || undefined}
      data-earlier={isEarlier || undefined}
      onClick={() => isNew && onOpen()}
    >
      {!isEarlier && <NotificationPicture type={type} picture={picture} isNew={isNew} />}
      <span className={styles.text} dir="auto">
        {isNew && <span className="visually-hidden">New: </span>}
        {text}
      </span>
      <time className={styles.time} dateTime={createdAt} title={new Date(createdAt).toLocaleString('en-US')}>
        {timeAgo(new Date(createdAt), new Date())}
      </time>
    </Link>
  );
}
