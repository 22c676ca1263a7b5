import type { Order } from '@ethereal/contracts/orders';
import { keys } from '@ethereal/shop-ui/query/keys.ts';
import { type InfiniteData, type QueryKey, useQueryClient } from '@tanstack/react-query';

export type OrderPages = InfiniteData<{ orders: Order[]; nextCursor: string | null }>;

/** Returns functions that update an order in the cached lists under `queryKey` and on its own page. */
export function useOrderCache(queryKey: QueryKey) {
  const client = useQueryClient();
  return {
    /** Shows the server's answer to a change of an order. */
    showOrder(order: Order): void {
      const replace = (listed: Order) => (listed._id === order._id ? order : listed);
      client.setQueriesData<OrderPages>(
        { queryKey },
        (pages) =>
          pages && { ...pages, pages: pages.pages.map((page) => ({ ...page, orders: page.orders.map(replace) })) },
      );
      client.setQueryData<Order>(keys.order(order._id), (before) => before && order);
    },
    /** Reads an order again: the possible actions may have changed since it was read. */
    refetchOrder(orderId: string): void {
      void client.invalidateQueries({ queryKey });
      void client.invalidateQueries({ queryKey: keys.unpaidOrders });
      void client.invalidateQueries({ queryKey: keys.order(orderId) });
    },
  };
}
