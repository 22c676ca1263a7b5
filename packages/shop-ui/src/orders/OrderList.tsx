import type { Order } from '@ethereal/contracts/orders';
import type { OrderPages } from '@ethereal/shop-ui/orders/useOrderCache.ts';
import { EmptyState } from '@ethereal/web-kit/components/EmptyState.tsx';
import { EndlessList } from '@ethereal/web-kit/components/EndlessList.tsx';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ComponentProps, ReactNode } from 'react';
import { OrderSearch } from './OrderSearch.tsx';
import type { useOrderFilter } from './useOrderFilter.ts';

type Props = {
  list: UseInfiniteQueryResult<OrderPages>;
  search: ReturnType<typeof useOrderFilter>;
  labels: ComponentProps<typeof OrderSearch>['labels'];
  /** Buttons after the search. */
  tools?: ReactNode;
  pending: ReactNode;
  /** Shown to a reader without any order. */
  noOrders: ReactNode;
  /** Renders one order. */
  children: (order: Order) => ReactNode;
};

/** Renders orders for buyer and seller, newest first, with their search. */
export function OrderList({ list, search, labels, tools, pending, noOrders, children }: Props) {
  const { filter, change, isFiltered } = search;
  const hasOrders = list.data?.pages.some((page) => page.orders.length > 0) ?? false;
  return (
    <>
      {(isFiltered || hasOrders) && (
        <OrderSearch filter={filter} onChange={change} labels={labels}>
          {tools}
        </OrderSearch>
      )}
      <EndlessList
        list={list}
        rows={(page) => page.orders}
        label="Orders"
        className="stack-5"
        more={{ text: 'Show older orders' }}
        pending={pending}
        failed="Your orders could not be loaded."
        empty={
          isFiltered ? (
            <EmptyState title="No orders found.">None of your orders matches what you look for.</EmptyState>
          ) : (
            noOrders
          )
        }
      >
        {children}
      </EndlessList>
    </>
  );
}
