import type { Card } from '@ethereal/contracts/items';
import { ButtonLink } from '@ethereal/web-kit/components/ButtonLink.tsx';
import { EmptyState } from '@ethereal/web-kit/components/EmptyState.tsx';
import { ErrorState } from '@ethereal/web-kit/components/ErrorState.tsx';
import { LoginPrompt } from '@ethereal/web-kit/components/LoginPrompt.tsx';
import { Spinner } from '@ethereal/web-kit/components/Spinner.tsx';
import { useSession } from '@ethereal/web-kit/session/useSession.ts';
import type { ReactNode } from 'react';
import { useYourItems } from './useYourItems.ts';
import styles from './YourItemsGrid.module.css';

type Props = { title: string; children(item: Card): ReactNode };

/** The seller's items as a grid of cards; the page says what a card offers. */
export function YourItemsGrid({ title, children }: Props) {
  const { state } = useSession();
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{title}</h1>
      {state === 'loggedOut' && <LoginPrompt text="Please Login to view your items." />}
      {state === 'unknown' && <Spinner label="Loading your items" />}
      {state === 'loggedIn' && <Items>{children}</Items>}
    </div>
  );
}

function Items({ children }: Pick<Props, 'children'>) {
  const { data: items, isPending, isFetching, refetch } = useYourItems();
  if (isPending) return <Spinner label="Loading your items" />;
  if (!items) return <ErrorState onRetry={() => refetch()} busy={isFetching} />;
  if (items.length === 0)
    return (
      <EmptyState
        title="You have no items."
        action={<ButtonLink to="/ethereal/profile/add-item">Add Item</ButtonLink>}
      />
    );
  return (
    <>
      <h2 className="visually-hidden">Items</h2>
      <ul className={styles.grid}>
        {items.map((item) => (
          <li key={item._id}>{children(item)}</li>
        ))}
      </ul>
    </>
  );
}
