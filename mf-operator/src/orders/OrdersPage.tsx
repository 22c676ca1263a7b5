import { LoadingRows } from '@ethereal/web-kit/components/LoadingPlace.tsx';
import { MoreButton } from '@ethereal/web-kit/components/MoreButton.tsx';
import { QueryView } from '@ethereal/web-kit/components/QueryView.tsx';
import { useDocumentTitle } from '@ethereal/web-kit/hooks/useDocumentTitle.ts';
import { SearchField } from '../lists/SearchField.tsx';
import { useAddress } from '../lists/useAddress.ts';
import { useListKeys } from '../lists/useListKeys.ts';
import { BuyersFound, NoOrders } from './BuyersFound.tsx';
import { DeskOrder } from './DeskOrder.tsx';
import { useDeskOrders } from './useDeskOrders.ts';

/** Finds orders of all buyers, shows their history, and acts on behalf of buyer or seller. */
export function OrdersPage() {
  useDocumentTitle('Desk: Orders');
  useListKeys();
  const [search] = useAddress('find');
  const list = useDeskOrders(search);
  const orders = list.data?.pages.flatMap((page) => page.orders) ?? [];
  return (
    <section className="stack-4 top" aria-label="Orders">
      <SearchField
        label="Search orders"
        hint="Order number or ID, the recipient's name, or the buyer's name or e-mail"
      />
      <BuyersFound search={search} />
      <QueryView
        query={list}
        pending={<LoadingRows label="Loading orders" height="12rem" />}
        failed="The orders could not be loaded."
        isEmpty={() => orders.length === 0}
        empty={<NoOrders search={search} />}
      >
        {() => (
          <ul className="stack-3" aria-busy={list.isFetching}>
            {orders.map((order) => (
              <li key={order._id}>
                <DeskOrder order={order} />
              </li>
            ))}
          </ul>
        )}
      </QueryView>
      <MoreButton list={list} className="middle" />
    </section>
  );
}
