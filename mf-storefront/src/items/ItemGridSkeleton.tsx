import { CardSkeleton } from '@ethereal/shop-ui/components/CardSkeleton.tsx';
import styles from './ItemGrid.module.css';

/** Renders the placeholder of a grid of cards that loads. */
export function ItemGridSkeleton({ count, narrow = false }: { count: number; narrow?: boolean }) {
  return (
    <div className={narrow ? `${styles.grid} ${styles.narrow}` : styles.grid} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
        <CardSkeleton key={index} />
      ))}
    </div>
  );
}
