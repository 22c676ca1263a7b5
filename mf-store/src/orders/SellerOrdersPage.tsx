import { Button } from '@ethereal/web-kit/components/Button.tsx';
import { EmptyState } from '@ethereal/web-kit/components/EmptyState.tsx';
import { ErrorState } from '@ethereal/web-kit/components/ErrorState.tsx';
import { LoginPrompt } from '@ethereal/web-kit/components/LoginPrompt.tsx';
import { Spinner } from '@ethereal/web-kit/components/Spinner.tsx';
import { useDocumentTitle } from '@ethereal/web-kit/hooks/useDocumentTitle.ts';
import { useSession } from '@ethereal/web-kit/session/useSession.ts';
import { ReceivedOrder } from './ReceivedOrder.tsx';
import styles from './SellerOrdersPage.module.css';
import { useSellerOrders } from './useSellerOrders.ts';

/** The orders that hold items of the seller's. */
export function SellerOrdersPage() {
  useDocumentTitle('Orders');
  const { state, user } = useSession();
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>Orders</h1>
      {state === 'loggedOut' && <LoginPrompt text="Please Login to view your cart." />}
      {state !== 'loggedOut' && (user ? <Orders seller={user._id} /> : <Spinner label="Loading orders" />)}
    </div>
  );
}

function Orders({ seller }: { seller: string }) {
  const { data, isPending, isFetching, refetch, hasNextPage, fetchNextPage } = useSellerOrders(seller);
  if (isPending) return <Spinner label="Loading orders" />;
  if (!data) return <ErrorState onRetry={() => refetch()} busy={isFetching} />;
  const orders = data.pages.flatMap((page) => page.orders);
  if (orders.length === 0)
    return <EmptyState title="No orders found.">Orders of your items will be listed here.</EmptyState>;
  return (
    <>
      <ul className={styles.orders}>
        {orders.map((order) => (
          <li key={order._id}>
            <ReceivedOrder order={order} seller={seller} />
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <Button className={styles.more} variant="secondary" busy={isFetching} onClick={() => fetchNextPage()}>
          Show older orders
        </Button>
      )}
    </>
  );
}
