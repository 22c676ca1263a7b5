import { listSellerOrders, type Order } from '@ethereal/contracts/orders';
import { MemberPage } from '@ethereal/shop-ui/components/MemberPage.tsx';
import { OrderList } from '@ethereal/shop-ui/orders/OrderList.tsx';
import { type OrderFilter, useOrderFilter } from '@ethereal/shop-ui/orders/useOrderFilter.ts';
import { paymentRefetchPause } from '@ethereal/shop-ui/payments/payment-texts.ts';
import { keys } from '@ethereal/shop-ui/query/keys.ts';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { useAction } from '@ethereal/web-kit/api/useAction.ts';
import { Button } from '@ethereal/web-kit/components/Button.tsx';
import { EmptyState } from '@ethereal/web-kit/components/EmptyState.tsx';
import { LoadingRows } from '@ethereal/web-kit/components/LoadingPlace.tsx';
import { saveCsv } from '@ethereal/web-kit/files/csv.ts';
import { localDay } from '@ethereal/web-kit/format/local-day.ts';
import { byCursor } from '@ethereal/web-kit/query/by-cursor.ts';
import { untilBack } from '@ethereal/web-kit/query/until-back.ts';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { orderRows } from './orders-csv.ts';
import { ReceivedOrder } from './ReceivedOrder.tsx';

async function allOrders(sellerId: string, filter: OrderFilter): Promise<Order[]> {
  const orders: Order[] = [];
  for (let cursor = ''; ; ) {
    const page = await callApi(listSellerOrders, { query: { sellerId, ...filter, cursor, limit: '60' } });
    orders.push(...page.orders);
    if (!page.nextCursor) return orders;
    cursor = page.nextCursor;
  }
}

/** Saves all orders of the filter as a CSV file, named after the seller's own day. */
function useExportOrders(sellerId: string) {
  return useAction({
    mutationFn: async (filter: OrderFilter) => {
      await saveCsv(`orders-${localDay(new Date())}`, orderRows(await allOrders(sellerId, filter)));
    },
    failed: 'The orders could not be exported. Please try again.',
  });
}

/** Returns the query of the orders with items of a seller by user id, page by page, newest first. */
function useSellerOrders(sellerId: string, filter: OrderFilter) {
  return useInfiniteQuery({
    queryKey: [...keys.sellerOrders, sellerId, filter],
    ...byCursor,
    queryFn: ({ pageParam, signal }) =>
      callApi(listSellerOrders, { query: { sellerId, ...filter, cursor: pageParam, limit: '12' }, signal }),
    staleTime: 0,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      untilBack({ state }) ||
      paymentRefetchPause(state.data?.pages.flatMap(({ orders }) => orders) ?? [], state.dataUpdateCount),
  });
}

const LOADING = <LoadingRows label="Loading orders" height="16rem" />;

const LABELS = {
  search: 'Search orders',
  placeholder: 'Item, recipient, city or order number',
  status: 'Status',
  all: 'Every status',
};

/** Lists the orders that contain items of the seller. */
export function SellerOrdersPage() {
  return (
    <MemberPage title="Orders" prompt="Please Login to view your cart." pending={LOADING}>
      {(user) => <Orders seller={user._id} />}
    </MemberPage>
  );
}

function Orders({ seller }: { seller: string }) {
  const search = useOrderFilter();
  const list = useSellerOrders(seller, search.filter);
  const { isPending, mutate } = useExportOrders(seller);
  return (
    <OrderList
      list={list}
      search={search}
      labels={LABELS}
      tools={
        <Button variant="secondary" busy={isPending} onClick={() => mutate(search.filter)}>
          {!isPending && <Download size={18} aria-hidden="true" />}
          Export CSV
        </Button>
      }
      pending={LOADING}
      noOrders={<EmptyState title="No orders found.">Orders of your items will be listed here.</EmptyState>}
    >
      {(order) => <ReceivedOrder order={order} seller={seller} />}
    </OrderList>
  );
}
