import type { OwnCard } from '@ethereal/contracts/items';
import { CardSkeleton } from '@ethereal/shop-ui/components/CardSkeleton.tsx';
import { MemberPage } from '@ethereal/shop-ui/components/MemberPage.tsx';
import { ButtonLink } from '@ethereal/web-kit/components/ButtonLink.tsx';
import { EmptyState } from '@ethereal/web-kit/components/EmptyState.tsx';
import { LoadingPlace } from '@ethereal/web-kit/components/LoadingPlace.tsx';
import { QueryView } from '@ethereal/web-kit/components/QueryView.tsx';
import type { ReactNode } from 'react';
import { useYourItems } from './useYourItems.ts';
import styles from './YourItemsGrid.module.css';

type Props = {
  title: string;
  /** Content above the items, when there are any. */
  above?: ReactNode;
  /** Renders the items as a table in place of cards. */
  table?: ((items: readonly OwnCard[]) => ReactNode) | undefined;
  /** Content below the items, also when there are none. */
  below?: ReactNode;
  children(item: OwnCard): ReactNode;
};

/** Renders the seller's items as a grid of cards; the page defines the actions of a card. */
export function YourItemsGrid({ title, above, table, below, children }: Props) {
  return (
    <MemberPage title={title} prompt="Please Login to view your items." pending={<LoadingCards />}>
      <Items above={above} table={table}>
        {children}
      </Items>
      {below}
    </MemberPage>
  );
}

const NO_ITEMS = (
  <EmptyState
    title="You have no items."
    action={
      <div className={`row-3 ${styles.ways}`}>
        <ButtonLink to="/ethereal/profile/add-item">Add Item</ButtonLink>
        <ButtonLink to="/ethereal/profile/import" variant="secondary">
          Import a table of items
        </ButtonLink>
      </div>
    }
  />
);

function Items({ above, table, children }: Omit<Props, 'title' | 'below'>) {
  return (
    <QueryView
      query={useYourItems()}
      pending={<LoadingCards />}
      failed="Your items could not be loaded."
      empty={NO_ITEMS}
    >
      {(items) => (
        <>
          {above}
          <h2 className="visually-hidden">Items</h2>
          {table ? (
            table(items)
          ) : (
            <ul className={styles.grid}>
              {items.map((item) => (
                <li key={item._id}>{children(item)}</li>
              ))}
            </ul>
          )}
        </>
      )}
    </QueryView>
  );
}

function LoadingCards() {
  return (
    <LoadingPlace label="Loading your items">
      <div className={styles.grid}>
        {[1, 2, 3, 4, 5, 6].map((card) => (
          <CardSkeleton key={card} />
        ))}
      </div>
    </LoadingPlace>
  );
}
