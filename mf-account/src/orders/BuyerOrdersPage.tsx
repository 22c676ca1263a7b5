import type { User } from '@ethereal/contracts/identity';
import { LoginPrompt } from '@ethereal/shop-ui/components/LoginPrompt.tsx';
import { Button } from '@ethereal/web-kit/components/Button.tsx';
import { ButtonLink } from '@ethereal/web-kit/components/ButtonLink.tsx';
import { EmptyState } from '@ethereal/web-kit/components/EmptyState.tsx';
import { ErrorState } from '@ethereal/web-kit/components/ErrorState.tsx';
import { LoadingRows } from '@ethereal/web-kit/components/LoadingPlace.tsx';
import { useDocumentTitle } from '@ethereal/web-kit/hooks/useDocumentTitle.ts';
import { useSession } from '@ethereal/web-kit/session/useSession.ts';
import styles from './BuyerOrdersPage.module.css';
import { OrderCard } from './OrderCard.tsx';
import { OrderThanks } from './OrderThanks.tsx';
import { useBuyerOrders } from './useBuyerOrders.ts';

/** Shows the orders of a buyer, newest first. */
export function BuyerOrdersPage() {
  useDocumentTitle('Your Orders');
  const { state, user } = useSession();
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>Your Orders</h1>
      {state === 'loggedOut' && <LoginPrompt text="Please Login to view your orders." />}
      {state !== 'loggedOut' &&
        (user ? <Orders buyer={user} /> : <LoadingRows label="Loading your orders" height="16rem" />)}
    </div>
  );
}

function Orders({ buyer }: { buyer: User }) {
  const { data, isPending, isError, isFetching, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } =
    useBuyerOrders(buyer._id);
  if (isPending) return <LoadingRows label="Loading your orders" height="16rem" />;
  if (isError && !data) return <ErrorState onRetry={() => refetch()} busy={isFetching} />;
  const orders = data.pages.flatMap((page) => page.orders);
  if (orders.length === 0)
    return (
      <EmptyState title="No orders found." action={<ButtonLink to="/ethereal/all">Browse the shop</ButtonLink>}>
        What you buy will be listed here.
      </EmptyState>
    );
  return (
    <>
      <OrderThanks orders={orders} buyer={buyer} />
      <ul className={styles.orders}>
        {orders.map((order) => (
          <li key={order._id}>
            <OrderCard order={order} />
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <Button variant="secondary" busy={isFetchingNextPage} onClick={() => fetchNextPage()}>
          Show older orders
        </Button>
      )}
    </>
  );
}
