import { Skeleton } from '@ethereal/web-kit/components/Skeleton.tsx';
import styles from './ItemGrid.module.css';

/** The place of a grid of cards that loads. */
export function ItemGridSkeleton({ count }: { count: number }) {
  return (
    <div className={styles.grid} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
        <div key={index} className={styles.placeholder}>
          <Skeleton square />
          <Skeleton width="80%" />
          <Skeleton width="30%" />
        </div>
      ))}
    </div>
  );
}
