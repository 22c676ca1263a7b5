import { listSellerOrders } from '@ethereal/contracts/orders';
import { MembersOnly } from '@ethereal/shop-ui/components/MembersOnly.tsx';
import { OrderSearch } from '@ethereal/shop-ui/orders/OrderSearch.tsx';
import { type OrderFilter, useOrderFilter } from '@ethereal/shop-ui/orders/useOrderFilter.ts';
import { keys } from '@ethereal/shop-ui/query/keys.ts';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { Button } from '@ethereal/web-kit/components/Button.tsx';
import { EmptyState } from '@ethereal/web-kit/components/EmptyState.tsx';
import { LoadingRows } from '@ethereal/web-kit/components/LoadingPlace.tsx';
import { MoreButton } from '@ethereal/web-kit/components/MoreButton.tsx';
import { QueryView } from '@ethereal/web-kit/components/QueryView.tsx';
import { useDocumentTitle } from '@ethereal/web-kit/hooks/useDocumentTitle.ts';
import { useSession } from '@ethereal/web-kit/session/useSession.ts';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { ReceivedOrder } from './ReceivedOrder.tsx';
import styles from './SellerOrdersPage.module.css';
import { useExportOrders } from './useExportOrders.ts';

/** Returns the query of the orders with items of a seller by user id, page by page, newest first. */
function useSellerOrders(sellerId: string, filter: OrderFilter) {
  return useInfiniteQuery({
    queryKey: [...keys.sellerOrders, sellerId, filter],
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      callApi(listSellerOrders, { query: { sellerId, ...filter, cursor: pageParam, limit: '12' }, signal }),
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
}

const LOADING = <LoadingRows label="Loading orders" height="16rem" />;

const WORDS = {
  search: 'Search orders',
  placeholder: 'Item, recipient, city or order number',
  status: 'Status',
  every: 'Every status',
};

/** Lists the orders that contain items of the seller. */
export function SellerOrdersPage() {
  useDocumentTitle('Orders');
  const { user } = useSession();
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>Orders</h1>
      <MembersOnly prompt="Please Login to view your cart." pending={LOADING}>
        {user ? <Orders seller={user._id} /> : LOADING}
      </MembersOnly>
    </div>
  );
}

function Orders({ seller }: { seller: string }) {
  const { filter, change, isFiltered } = useOrderFilter();
  const query = useSellerOrders(seller, filter);
  const { data, isFetching } = query;
  const exporting = useExportOrders(seller);
  const orders = data?.pages.flatMap((page) => page.orders) ?? [];
  return (
    <>
      {(isFiltered || orders.length > 0) && (
        <OrderSearch filter={filter} onChange={change} words={WORDS}>
          <Button variant="secondary" busy={exporting.isPending} onClick={() => exporting.mutate(filter)}>
            {!exporting.isPending && <Download size={18} aria-hidden="true" />}
            Export CSV
          </Button>
        </OrderSearch>
      )}
      <QueryView
        query={query}
        pending={LOADING}
        failed="Your orders could not be loaded."
        isEmpty={() => orders.length === 0}
        empty={
          <EmptyState title="No orders found.">
            {isFiltered
              ? 'None of your orders matches what you look for.'
              : 'Orders of your items will be listed here.'}
          </EmptyState>
        }
      >
        {() => (
          <>
            <ul className={styles.orders} aria-busy={isFetching}>
              {orders.map((order) => (
                <li key={order._id}>
                  <ReceivedOrder order={order} seller={seller} />
                </li>
              ))}
            </ul>
            <MoreButton list={query} className={styles.more}>
              Show older orders
            </MoreButton>
          </>
        )}
      </QueryView>
    </>
  );
}
