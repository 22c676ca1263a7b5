import type { Item } from '@ethereal/contracts/items';
import { useSession } from '@ethereal/web-kit/session/useSession.ts';
import { RotateCcw, Truck } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { ReportLink } from '../reports/ReportLink.tsx';
import { SoldBy } from '../sellers/SoldBy.tsx';
import styles from './BuyNotes.module.css';

// Few are at their own item: its part loads for them alone.
const OwnItem = lazy(() => import('./later.ts').then((file) => ({ default: file.OwnItem })));

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
        <Suspense>
          <OwnItem id={item._id} />
        </Suspense>
      ) : (
        <ReportLink kind="item" id={item._id} />
      )}
    </div>
  );
}
