import { LoginPrompt } from '@ethereal/shop-ui/components/LoginPrompt.tsx';
import { Button } from '@ethereal/web-kit/components/Button.tsx';
import { EmptyState } from '@ethereal/web-kit/components/EmptyState.tsx';
import { ErrorState } from '@ethereal/web-kit/components/ErrorState.tsx';
import { LoadingRows } from '@ethereal/web-kit/components/LoadingPlace.tsx';
import { useDocumentTitle } from '@ethereal/web-kit/hooks/useDocumentTitle.ts';
import { useSession } from '@ethereal/web-kit/session/useSession.ts';
import { Balance } from './Balance.tsx';
import { PayoutCard } from './PayoutCard.tsx';
import styles from './PayoutsPage.module.css';
import { usePayouts } from './usePayouts.ts';

/** What the shop owes a seller, and what it has paid them. */
export function PayoutsPage() {
  useDocumentTitle('Payouts');
  const { state, user } = useSession();
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>Payouts</h1>
      {state === 'loggedOut' && <LoginPrompt text="Please Login to view your payouts." />}
      {state !== 'loggedOut' &&
        (user ? <Payouts seller={user._id} /> : <LoadingRows label="Loading your payouts" height="8rem" />)}
    </div>
  );
}

function Payouts({ seller }: { seller: string }) {
  const { data, isPending, isFetching, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = usePayouts(seller);
  if (isPending) return <LoadingRows label="Loading your payouts" height="8rem" />;
  const [newest] = data?.pages ?? [];
  if (!data || !newest)
    return <ErrorState title="Your payouts could not be loaded." onRetry={() => refetch()} busy={isFetching} />;
  const payouts = data.pages.flatMap((page) => page.payouts);
  return (
    <>
      <Balance {...newest} />
      {payouts.length === 0 && (
        <EmptyState title="No payouts yet.">
          What buyers pay by card is paid out to you some time after it was handed over.
        </EmptyState>
      )}
      {payouts.length > 0 && (
        <ul className={styles.payouts}>
          {payouts.map((payout) => (
            <li key={payout._id}>
              <PayoutCard payout={payout} />
            </li>
          ))}
        </ul>
      )}
      {hasNextPage && (
        <Button variant="secondary" className={styles.more} busy={isFetchingNextPage} onClick={() => fetchNextPage()}>
          Load more
        </Button>
      )}
    </>
  );
}
