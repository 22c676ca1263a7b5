import type { User } from '@ethereal/contracts/identity';
import { listBuyerOrders } from '@ethereal/contracts/orders';
import { MemberPage } from '@ethereal/shop-ui/components/MemberPage.tsx';
import { OrderList } from '@ethereal/shop-ui/orders/OrderList.tsx';
import { type OrderFilter, useOrderFilter } from '@ethereal/shop-ui/orders/useOrderFilter.ts';
import { paymentRefetchPause } from '@ethereal/shop-ui/payments/payment-texts.ts';
import { keys } from '@ethereal/shop-ui/query/keys.ts';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { ButtonLink } from '@ethereal/web-kit/components/ButtonLink.tsx';
import { EmptyState } from '@ethereal/web-kit/components/EmptyState.tsx';
import { LoadingRows } from '@ethereal/web-kit/components/LoadingPlace.tsx';
import { byCursor } from '@ethereal/web-kit/query/by-cursor.ts';
import { untilBack } from '@ethereal/web-kit/query/until-back.ts';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { OrderCard } from './OrderCard.tsx';
import { OrderThanks } from './OrderThanks.tsx';

/** Returns the query of a buyer's orders that match a filter, page by page, newest first. */
function useBuyerOrders(buyerId: string, { search, status }: OrderFilter) {
  return useInfiniteQuery({
    queryKey: [...keys.buyerOrders, buyerId, status, search],
    ...byCursor,
    queryFn: ({ pageParam, signal }) =>
      callApi(listBuyerOrders, { query: { buyerId, status, search, cursor: pageParam, limit: '12' }, signal }),
    // The orders before the change of the filter stay in view until the others arrive.
    placeholderData: keepPreviousData,
    // A state that the seller set in the meantime must appear.
    staleTime: 0,
    refetchInterval: ({ state }) =>
      untilBack({ state }) ||
      paymentRefetchPause(state.data?.pages.flatMap(({ orders }) => orders) ?? [], state.dataUpdateCount),
  });
}

const LOADING = <LoadingRows label="Loading your orders" height="16rem" />;

/** Renders the orders of a buyer, newest first, with a search. */
export function BuyerOrdersPage() {
  return (
    <MemberPage title="Your Orders" prompt="Please Login to view your orders." pending={LOADING}>
      {(user) => <Orders buyer={user} />}
    </MemberPage>
  );
}

const LABELS = {
  search: 'Search your orders',
  placeholder: 'Item or order number',
  status: 'State',
  all: 'Every state',
};

const NO_ORDERS = (
  <EmptyState title="No orders found." action={<ButtonLink to="/ethereal/all">Browse the shop</ButtonLink>}>
    What you buy will be listed here.
  </EmptyState>
);

function Orders({ buyer }: { buyer: User }) {
  const search = useOrderFilter();
  const list = useBuyerOrders(buyer._id, search.filter);
  return (
    <>
      <OrderThanks orders={list.data?.pages.flatMap((page) => page.orders) ?? []} buyer={buyer} />
      <OrderList list={list} search={search} labels={LABELS} pending={LOADING} noOrders={NO_ORDERS}>
        {(order) => <OrderCard order={order} />}
      </OrderList>
    </>
  );
}
