import { listSellerOrders, type Order } from '@ethereal/contracts/orders';
import type { OrderFilter } from '@ethereal/shop-ui/orders/useOrderFilter.ts';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { useAction } from '@ethereal/web-kit/api/useAction.ts';
import { saveCsv } from '@ethereal/web-kit/files/csv.ts';
import { localDay } from '@ethereal/web-kit/format/local-day.ts';
import { orderRows } from './orders-csv.ts';

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
export function useExportOrders(sellerId: string) {
  return useAction({
    mutationFn: async (filter: OrderFilter) => {
      await saveCsv(`orders-${localDay(new Date())}`, orderRows(await allOrders(sellerId, filter)));
    },
    failed: 'The orders could not be exported. Please try again.',
  });
}
