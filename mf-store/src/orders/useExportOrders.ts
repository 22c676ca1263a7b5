import { listSellerOrders, type Order } from '@ethereal/contracts/orders';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { useAction } from '@ethereal/web-kit/api/useAction.ts';
import { saveCsv } from '@ethereal/web-kit/files/csv.ts';
import type { OrderFilter } from './order-filter.ts';
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
      // 'sv' writes a local date as yyyy-mm-dd.
      const day = new Date().toLocaleDateString('sv');
      await saveCsv(`orders-${day}`, orderRows(await allOrders(sellerId, filter)));
    },
    failed: 'The orders could not be exported. Please try again.',
  });
}
