import { EmptyState } from '@ethereal/web-kit/components/EmptyState.tsx';
import { ErrorState } from '@ethereal/web-kit/components/ErrorState.tsx';
import { LoadingRows } from '@ethereal/web-kit/components/LoadingPlace.tsx';
import { useDocumentTitle } from '@ethereal/web-kit/hooks/useDocumentTitle.ts';
import lists from '../lists/Lists.module.css';
import { MoreButton } from '../lists/MoreButton.tsx';
import { SearchField } from '../lists/SearchField.tsx';
import { useAddress } from '../lists/useAddress.ts';
import { useListKeys } from '../lists/useListKeys.ts';
import { DeskOrder } from './DeskOrder.tsx';
import { useDeskOrders } from './useDeskOrders.ts';

/** Finds an order of anybody, shows its whole life, and helps on behalf of who asks. */
export function OrdersPage() {
  useDocumentTitle('Desk: Orders');
  useListKeys();
  const [search] = useAddress('find');
  const list = useDeskOrders(search);
  const orders = list.data?.pages.flatMap((page) => page.orders) ?? [];
  return (
    <section className={lists.page} aria-label="Orders">
      <SearchField label="Search orders" hint="Order number or ID, the buyer's ID, or the recipient's name" />
      {list.isPending && <LoadingRows label="Loading orders" height="12rem" />}
      {!list.isPending && !list.data && (
        <ErrorState title="The orders could not be loaded." onRetry={() => list.refetch()} busy={list.isFetching} />
      )}
      {list.data && orders.length === 0 && (
        <EmptyState title="No orders found.">
          {search ? 'None matches every word of your search.' : 'Nobody has ordered anything yet.'}
        </EmptyState>
      )}
      <ul className={lists.rows} aria-busy={list.isFetching}>
        {orders.map((order) => (
          <li key={order._id}>
            <DeskOrder order={order} />
          </li>
        ))}
      </ul>
      <MoreButton list={list} />
    </section>
  );
}
