import { EndlessList } from '@ethereal/web-kit/components/EndlessList.tsx';
import { LoadingRows } from '@ethereal/web-kit/components/LoadingPlace.tsx';
import { useDocumentTitle } from '@ethereal/web-kit/hooks/useDocumentTitle.ts';
import { SearchField } from '../lists/SearchField.tsx';
import { useAddressField } from '../lists/useAddressField.ts';
import { useListKeys } from '../lists/useListKeys.ts';
import { BuyersFound, NoOrders } from './BuyersFound.tsx';
import { DeskOrder } from './DeskOrder.tsx';
import { useDeskOrders } from './useDeskOrders.ts';

/** Finds orders of all buyers, shows their history, and acts on behalf of buyer or seller. */
export function OrdersPage() {
  useDocumentTitle('Desk: Orders');
  useListKeys();
  const [search] = useAddressField('find');
  const list = useDeskOrders(search);
  return (
    <section className="stack-4 top" aria-label="Orders">
      <SearchField
        label="Search orders"
        hint="Order number or ID, the recipient's name, or the buyer's name or e-mail"
      />
      <BuyersFound search={search} />
      <EndlessList
        list={list}
        rows={(page) => page.orders}
        label="Orders"
        pending={<LoadingRows label="Loading orders" height="12rem" />}
        failed="The orders could not be loaded."
        empty={<NoOrders search={search} />}
      >
        {(order) => <DeskOrder order={order} />}
      </EndlessList>
    </section>
  );
}
