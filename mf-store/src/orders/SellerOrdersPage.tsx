import { listSellerOrders } from '@ethereal/contracts/orders';
import { LoginPrompt } from '@ethereal/shop-ui/components/LoginPrompt.tsx';
import { keys } from '@ethereal/shop-ui/query/keys.ts';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { Button } from '@ethereal/web-kit/components/Button.tsx';
import { EmptyState } from '@ethereal/web-kit/components/EmptyState.tsx';
import { ErrorState } from '@ethereal/web-kit/components/ErrorState.tsx';
import { LoadingRows } from '@ethereal/web-kit/components/LoadingPlace.tsx';
import { useDebounced } from '@ethereal/web-kit/hooks/useDebounced.ts';
import { useDocumentTitle } from '@ethereal/web-kit/hooks/useDocumentTitle.ts';
import { useSearchParams } from '@ethereal/web-kit/router.ts';
import { useSession } from '@ethereal/web-kit/session/useSession.ts';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { OrderFilters } from './OrderFilters.tsx';
import { EVERY_ORDER, type OrderFilter, statusOf } from './order-filter.ts';
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

/** Milliseconds without a key press after which a search starts. */
const SEARCH_PAUSE_MS = 300;

/** Lists the orders that contain items of the seller. */
export function SellerOrdersPage() {
  useDocumentTitle('Orders');
  const { state, user } = useSession();
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>Orders</h1>
      {state === 'loggedOut' && <LoginPrompt text="Please Login to view your cart." />}
      {state !== 'loggedOut' &&
        (user ? <Orders seller={user._id} /> : <LoadingRows label="Loading orders" height="16rem" />)}
    </div>
  );
}

function Orders({ seller }: { seller: string }) {
  const [query] = useSearchParams();
  const [filter, setFilter] = useState({
    ...EVERY_ORDER,
    status: statusOf(query.get('status') ?? ''),
    search: query.get('search') ?? '',
  });
  const search = useDebounced(filter.search.trim(), SEARCH_PAUSE_MS);
  const wanted = { status: filter.status, search };
  const { data, isPending, isFetching, refetch, hasNextPage, fetchNextPage } = useSellerOrders(seller, wanted);
  const exporting = useExportOrders(seller);
  if (isPending) return <LoadingRows label="Loading orders" height="16rem" />;
  if (!data) return <ErrorState onRetry={() => refetch()} busy={isFetching} />;
  const orders = data.pages.flatMap((page) => page.orders);
  const isFiltered = wanted.status !== '' || wanted.search !== '';
  const filters = (
    <OrderFilters
      filter={filter}
      onChange={setFilter}
      onExport={() => exporting.mutate(wanted)}
      isExporting={exporting.isPending}
    />
  );
  if (orders.length === 0 && !isFiltered)
    return <EmptyState title="No orders found.">Orders of your items will be listed here.</EmptyState>;
  if (orders.length === 0)
    return (
      <>
        {filters}
        <EmptyState title="No orders found.">None of your orders matches what you look for.</EmptyState>
      </>
    );
  return (
    <>
      {filters}
      <ul className={styles.orders} aria-busy={isFetching}>
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
