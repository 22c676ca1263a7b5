import { ButtonLink } from '@ethereal/web-kit/components/ButtonLink.tsx';
import { EmptyState } from '@ethereal/web-kit/components/EmptyState.tsx';
import { ErrorState } from '@ethereal/web-kit/components/ErrorState.tsx';
import { Spinner } from '@ethereal/web-kit/components/Spinner.tsx';
import { ItemGrid } from '../items/ItemGrid.tsx';
import styles from './HomeItems.module.css';
import { NewArrivals } from './NewArrivals.tsx';
import { useHomeItems } from './useHomeItems.ts';

/** The blocks of the catalogue: 'Best Seller' and 'New Arrivals'. */
export function HomeItems() {
  const { data, isPending, isFetching, refetch } = useHomeItems();
  if (isPending)
    return (
      <div className={styles.loading}>
        <Spinner label="Loading the catalogue" />
      </div>
    );
  if (!data)
    return (
      <section aria-label="Catalogue">
        <ErrorState title="The catalogue could not be loaded." onRetry={() => refetch()} busy={isFetching} />
      </section>
    );
  const { bestSellers, newArrivals } = data;
  if (bestSellers.length === 0)
    return (
      <section aria-label="Catalogue">
        <EmptyState
          title="The shelves are still empty."
          action={<ButtonLink to="/ethereal/profile/add-item">Add the first item</ButtonLink>}
        >
          Nobody sells anything here yet. Your store could be the first.
        </EmptyState>
      </section>
    );
  return (
    <div className={styles.blocks}>
      <section className={styles.block} aria-labelledby="best-seller">
        <h2 id="best-seller">Best Seller</h2>
        <ItemGrid items={bestSellers} />
      </section>
      {newArrivals.length > 0 && <NewArrivals items={newArrivals} />}
    </div>
  );
}
