import type { Notification } from '@ethereal/contracts/notifications';
import { Link } from '@ethereal/web-kit/router.ts';
import {
  Bell,
  Gavel,
  Heart,
  Package,
  RotateCcw,
  ShoppingBag,
  Star,
  TriangleAlert,
  XCircle,
} from 'lucide-react';
import styles from './NotificationRow.module.css';
import { timeAgo } from './time-ago.ts';

const ICONS: Record<string, typeof Bell> = {
  'order-placed': ShoppingBag,
  'order-cancelled': XCircle,
  'return-requested': RotateCcw,
  'order-status': Package,
  'return-answered': RotateCcw,
  'review-written': Star,
  'review-answered': Star,
  'stock-low': TriangleAlert,
  'favourite-cheaper': Heart,
  'favourite-in-stock': Heart,
  'report-decided': Gavel,
};

type Props = { notification: Notification; onOpen: () => void };

/** One notification: what, when, whether it is new, and the way to what it tells of. */
export function NotificationRow({ notification: { type, text, link, createdAt, readAt }, onOpen }: Props) {
  const Icon = ICONS[type] ?? Bell;
  const isNew = readAt === null;
  return (
    <Link
      to={link}
      className={`${styles.row} ${isNew ? styles.isNew : ''}`}
      onClick={() => isNew && onOpen()}
    >
      <span className={styles.icon}>
        <Icon size={20} aria-hidden="true" />
      </span>
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
