import { ButtonLink } from '@ethereal/web-kit/components/ButtonLink.tsx';
import { EmptyState } from '@ethereal/web-kit/components/EmptyState.tsx';
import { QueryView } from '@ethereal/web-kit/components/QueryView.tsx';
import { Spinner } from '@ethereal/web-kit/components/Spinner.tsx';
import { ItemGrid } from '../items/ItemGrid.tsx';
import styles from './HomePage.module.css';
import { NewArrivals } from './NewArrivals.tsx';
import { useHomeItems } from './useHomeItems.ts';

/** Renders the two blocks of the catalog: 'Best Seller' and 'New Arrivals'. */
export function HomeItems() {
  const query = useHomeItems();
  return (
    <QueryView
      query={query}
      pending={
        <div className={styles.loading}>
          <Spinner label="Loading the catalog" />
        </div>
      }
      failed="The catalog could not be loaded."
      isEmpty={({ bestSellers }) => bestSellers.length === 0}
      empty={
        <section aria-label="Catalog">
          <EmptyState
            title="The shelves are still empty."
            action={<ButtonLink to="/ethereal/profile/add-item">Add the first item</ButtonLink>}
          >
            Nobody sells anything here yet. Your store could be the first.
          </EmptyState>
        </section>
      }
    >
      {({ bestSellers, newArrivals }) => (
        <div className={styles.blocks}>
          <section className="stack-5" aria-labelledby="best-seller">
            <h2 id="best-seller">Best Seller</h2>
            <ItemGrid items={bestSellers} />
          </section>
          {newArrivals.length > 0 && <NewArrivals items={newArrivals} />}
        </div>
      )}
    </QueryView>
  );
}
