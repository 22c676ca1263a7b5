import { lazy, Suspense } from 'react';
import styles from './Discover.module.css';
import { useNear } from './useNear.ts';

const Discover = lazy(() => import('./Discover.tsx').then((part) => ({ default: part.Discover })));

/** Renders the place of the home page's lower half. Its code and data load when the visitor scrolls near it. */
export function DiscoverPlace() {
  const [ref, isNear] = useNear<HTMLDivElement>();
  const waiting = <div className={styles.waiting} />;
  return (
    <div ref={ref} className={styles.place}>
      {isNear ? (
        <Suspense fallback={waiting}>
          <Discover />
        </Suspense>
      ) : (
        waiting
      )}
    </div>
  );
}
