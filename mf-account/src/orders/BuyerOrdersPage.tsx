import type { User } from '@ethereal/contracts/identity';
import { MemberPage } from '@ethereal/shop-ui/components/MemberPage.tsx';
import { OrderList } from '@ethereal/shop-ui/orders/OrderList.tsx';
import { useOrderFilter } from '@ethereal/shop-ui/orders/useOrderFilter.ts';
import { ButtonLink } from '@ethereal/web-kit/components/ButtonLink.tsx';
import { EmptyState } from '@ethereal/web-kit/components/EmptyState.tsx';
import { LoadingRows } from '@ethereal/web-kit/components/LoadingPlace.tsx';
import { OrderCard } from './OrderCard.tsx';
import { OrderThanks } from './OrderThanks.tsx';
import { useBuyerOrders } from './useBuyerOrders.ts';

const LOADING = <LoadingRows label="Loading your orders" height="16rem" />;

/** Shows the orders of a buyer, newest first, with a search. */
export function BuyerOrdersPage() {
  return (
    <MemberPage title="Your Orders" prompt="Please Login to view your orders." pending={LOADING}>
      {(user) => <Orders buyer={user} />}
    </MemberPage>
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
  const search = useOrderFilter();
  const list = useBuyerOrders(buyer._id, search.filter);
  return (
    <>
      <OrderThanks orders={list.data?.pages.flatMap((page) => page.orders) ?? []} buyer={buyer} />
      <OrderList list={list} search={search} words={WORDS} pending={LOADING} none={NO_ORDERS}>
        {(order) => <OrderCard order={order} />}
      </OrderList>
    </>
  );
}
