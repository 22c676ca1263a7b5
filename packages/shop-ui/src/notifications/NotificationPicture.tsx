import type { Notification } from '@ethereal/contracts/notifications';
import { Picture } from '@ethereal/shop-ui/components/Picture.tsx';
import {
  BadgeDollarSign,
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
import styles from './NotificationPicture.module.css';

const ICONS: Record<string, typeof Bell> = {
  'order-placed': ShoppingBag,
  'order-cancelled': XCircle,
  'return-requested': RotateCcw,
  'order-refunded': BadgeDollarSign,
  'order-status': Package,
  'return-answered': RotateCcw,
  'review-written': Star,
  'review-answered': Star,
  'stock-low': TriangleAlert,
  'favourite-cheaper': Heart,
  'favourite-in-stock': Heart,
  'report-decided': Gavel,
};

type Props = Pick<Notification, 'type' | 'picture'> & { isNew: boolean };

/** Renders the item's picture with the kind of notification at its corner, or the kind alone. */
export function NotificationPicture({ type, picture, isNew }: Props) {
  const Icon = ICONS[type] ?? Bell;
  return (
    <span className={styles.place} data-new={isNew || undefined} aria-hidden="true">
      {picture && <Picture src={picture} alt="" sizes="56px" />}
      <span className={picture ? styles.corner : styles.icon}>
        <Icon size={picture ? 14 : 22} />
      </span>
    </span>
  );
}
