import { listSellerOrders, type Order } from '@ethereal/contracts/orders';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { messageOf } from '@ethereal/web-kit/api/errors.ts';
import { saveFile } from '@ethereal/web-kit/files/save-file.ts';
import { notify } from '@ethereal/web-kit/toasts/notify.ts';
import { useMutation } from '@tanstack/react-query';
import type { OrderFilter } from './order-filter.ts';
import { ordersCsv } from './orders-csv.ts';

/** Makes Excel read the file as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

async function allOrders(sellerId: string, filter: OrderFilter): Promise<Order[]> {
  const orders: Order[] = [];
  for (let cursor = ''; ; ) {
    const page = await callApi(listSellerOrders, { query: { sellerId, ...filter, cursor, limit: '60' } });
    orders.push(...page.orders);
    if (!page.nextCursor) return orders;
    cursor = page.nextCursor;
  }
}

/** Saves all orders of the filter as a CSV file. */
export function useExportOrders(sellerId: string) {
  return useMutation({
    mutationFn: async (filter: OrderFilter) => {
      // The seller's own day; the locale writes it as YYYY-MM-DD.
      const day = new Date().toLocaleDateString('en-CA');
      const text = ordersCsv(await allOrders(sellerId, filter));
      saveFile(`orders-${day}.csv`, new Blob([BYTE_ORDER_MARK, text], { type: 'text/csv;charset=utf-8' }));
    },
    onError: (error) => notify.error(messageOf(error, 'The orders could not be exported. Please try again.')),
  });
}
