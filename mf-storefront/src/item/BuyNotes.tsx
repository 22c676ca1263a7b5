import type { Item } from '@ethereal/contracts/items';
import { Link } from '@ethereal/web-kit/router.ts';
import { useSession } from '@ethereal/web-kit/session/useSession.ts';
import { Pencil, RotateCcw, Truck } from 'lucide-react';
import { ReportLink } from '../reports/ReportLink.tsx';
import { SoldBy } from '../sellers/SoldBy.tsx';
import styles from './BuyNotes.module.css';

/** What one wants to know before buying: how it comes, how it goes back, who sells it; its own seller can edit it from here, everybody else report it. */
export function BuyNotes({ item }: { item: Pick<Item, '_id' | 'user'> }) {
  const { user } = useSession();
  return (
    <div className={styles.notes}>
      <p className={styles.note}>
        <Truck size={18} aria-hidden="true" />
        Free shipping within the United States
      </p>
      <p className={styles.note}>
        <RotateCcw size={18} aria-hidden="true" />
        Returns within 14 days after it arrives
      </p>
      <SoldBy seller={item.user} />
      {user?._id === item.user ? (
        <p className={styles.note}>
          <Pencil size={18} aria-hidden="true" />
          <span>
            This is your item.{' '}
            <Link className={styles.edit} to={`/ethereal/profile/edit-your-Item/${item._id}`}>
              Edit it
            </Link>
          </span>
        </p>
      ) : (
        <ReportLink kind="item" id={item._id} />
      )}
    </div>
  );
}
