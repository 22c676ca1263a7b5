import type { User } from '@ethereal/contracts/identity';
import { MembersOnly } from '@ethereal/shop-ui/components/MembersOnly.tsx';
import { OrderSearch } from '@ethereal/shop-ui/orders/OrderSearch.tsx';
import { useOrderFilter } from '@ethereal/shop-ui/orders/useOrderFilter.ts';
import { ButtonLink } from '@ethereal/web-kit/components/ButtonLink.tsx';
import { EmptyState } from '@ethereal/web-kit/components/EmptyState.tsx';
import { LoadingRows } from '@ethereal/web-kit/components/LoadingPlace.tsx';
import { MoreButton } from '@ethereal/web-kit/components/MoreButton.tsx';
import { QueryView } from '@ethereal/web-kit/components/QueryView.tsx';
import { useDocumentTitle } from '@ethereal/web-kit/hooks/useDocumentTitle.ts';
import { useSession } from '@ethereal/web-kit/session/useSession.ts';
import styles from './BuyerOrdersPage.module.css';
import { OrderCard } from './OrderCard.tsx';
import { OrderThanks } from './OrderThanks.tsx';
import { useBuyerOrders } from './useBuyerOrders.ts';

const LOADING = <LoadingRows label="Loading your orders" height="16rem" />;

/** Shows the orders of a buyer, newest first, with a search. */
export function BuyerOrdersPage() {
  useDocumentTitle('Your Orders');
  const { user } = useSession();
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>Your Orders</h1>
      <MembersOnly prompt="Please Login to view your orders." pending={LOADING}>
        {user ? <Orders buyer={user} /> : LOADING}
      </MembersOnly>
    </div>
  );
}

const WORDS = {
  search: 'Search your orders',
  placeholder: 'Item or order number',
  status: 'State',
  every: 'Every state',
};

const NO_ORDERS = (
  <EmptyState title="No orders found." action={<ButtonLink to="/ethereal/all">Browse the shop</ButtonLink>}>
    What you buy will be listed here.
  </EmptyState>
);

function Orders({ buyer }: { buyer: User }) {
  const { filter, change, isFiltered } = useOrderFilter();
  const query = useBuyerOrders(buyer._id, filter);
  const { data, isFetching } = query;
  const orders = data?.pages.flatMap((page) => page.orders) ?? [];
  const isSearchShown = isFiltered || orders.length > 0;
  return (
    <>
      <OrderThanks orders={orders} buyer={buyer} />
      {isSearchShown && <OrderSearch filter={filter} onChange={change} words={WORDS} />}
      <QueryView
        query={query}
        pending={LOADING}
        failed="Your orders could not be loaded."
        isEmpty={() => orders.length === 0}
        empty={
          isFiltered ? (
            <EmptyState title="No orders found.">None of your orders matches what you look for.</EmptyState>
          ) : (
            NO_ORDERS
          )
        }
      >
        {() => (
          <>
            <ul className={styles.orders} aria-busy={isFetching}>
              {orders.map((order) => (
                <li key={order._id}>
                  <OrderCard order={order} />
                </li>
              ))}
            </ul>
            <MoreButton list={query}>Show older orders</MoreButton>
          </>
        )}
      </QueryView>
    </>
  );
}
