import { LoadingPlace } from '@ethereal/web-kit/components/LoadingPlace.tsx';
import { Skeleton } from '@ethereal/web-kit/components/Skeleton.tsx';
import page from '../items/Page.module.css';
import styles from './ItemPage.module.css';

/** Renders the placeholder of an item that loads: its picture beside name, price and sizes. */
export function ItemSkeleton() {
  return (
    <div className={`${page.page} ${styles.page}`}>
      <LoadingPlace label="Loading the item">
        <div className={styles.columns}>
          <div className={styles.picture}>
            <Skeleton square />
          </div>
          <div className={styles.facts}>
            <Skeleton width="70%" height="2.5rem" />
            <Skeleton width="25%" height="2rem" />
            <Skeleton width="60%" height="3rem" />
            <Skeleton height="3.25rem" />
          </div>
        </div>
      </LoadingPlace>
    </div>
  );
}
