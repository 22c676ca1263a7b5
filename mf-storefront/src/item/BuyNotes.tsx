import { RotateCcw, Truck } from 'lucide-react';
import { SoldBy } from '../sellers/SoldBy.tsx';
import styles from './BuyNotes.module.css';

/** What one wants to know before buying: how it comes, how it goes back, who sells it. */
export function BuyNotes({ seller }: { seller: string }) {
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
      <SoldBy seller={seller} />
    </div>
  );
}
