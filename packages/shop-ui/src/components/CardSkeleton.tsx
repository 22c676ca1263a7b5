import { Skeleton } from '@ethereal/web-kit/components/Skeleton.tsx';
import styles from './CardSkeleton.module.css';

/** Renders the placeholder of a card while it loads. */
export function CardSkeleton() {
  return (
    <div className={`stack-2 ${styles.card}`}>
      <Skeleton square />
      <Skeleton width="80%" />
      <Skeleton width="30%" />
    </div>
  );
}
