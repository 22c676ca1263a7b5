import type { Order } from '@ethereal/contracts/orders';
import type { OrderPages } from '@ethereal/shop-ui/orders/useMoveLine.ts';
import { EmptyState } from '@ethereal/web-kit/components/EmptyState.tsx';
import { MoreButton } from '@ethereal/web-kit/components/MoreButton.tsx';
import { QueryView } from '@ethereal/web-kit/components/QueryView.tsx';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ComponentProps, ReactNode } from 'react';
import { OrderSearch } from './OrderSearch.tsx';
import type { useOrderFilter } from './useOrderFilter.ts';

type Props = {
  list: UseInfiniteQueryResult<OrderPages>;
  search: ReturnType<typeof useOrderFilter>;
  words: ComponentProps<typeof OrderSearch>['words'];
  /** Buttons after the search. */
  tools?: ReactNode;
  pending: ReactNode;
  /** Shown to a reader without any order. */
  none: ReactNode;
  /** Renders one order. */
  children: (order: Order) => ReactNode;
};

/** Renders orders for buyer and seller, newest first, with their search. */
export function OrderList({ list, search, words, tools, pending, none, children }: Props) {
  const { filter, change, isFiltered } = search;
  const orders = list.data?.pages.flatMap((page) => page.orders) ?? [];
  return (
    <>
      {(isFiltered || orders.length > 0) && (
        <OrderSearch filter={filter} onChange={change} words={words}>
          {tools}
        </OrderSearch>
      )}
      <QueryView
        query={list}
        pending={pending}
        failed="Your orders could not be loaded."
        isEmpty={() => orders.length === 0}
        empty={
          isFiltered ? (
            <EmptyState title="No orders found.">None of your orders matches what you look for.</EmptyState>
          ) : (
            none
          )
        }
      >
        {() => (
          <>
            <ul className="stack-5" aria-busy={list.isFetching}>
              {orders.map((order) => (
                <li key={order._id}>{children(order)}</li>
              ))}
            </ul>
            <MoreButton list={list} className="middle">
              Show older orders
            </MoreButton>
          </>
        )}
      </QueryView>
    </>
  );
}
