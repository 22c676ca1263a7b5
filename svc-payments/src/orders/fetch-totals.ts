import { listOrderTotals } from '@ethereal/contracts/payments';
import { getJson } from '@ethereal/service-kit/http-client';

/** Sum of an order's charged lines as svc-orders reports it, with the moment of the last change of a line. */
export type OrderTotal = { cents: number; movedAt: Date };

/** Returns totals by order; an order that svc-orders does not have is absent. */
export type FetchTotals = (orders: readonly string[]) => Promise<Map<string, OrderTotal>>;

/** Timeout of one request, in milliseconds. */
const DEADLINE_MS = 5000;

/** Requests totals of orders from svc-orders, at most `MAX_ORDERS_COMPARED`. Throws while svc-orders is unavailable. */
export function createFetchTotals(ordersUrl: string): FetchTotals {
  return async (orders) => {
    const url = `${ordersUrl}${listOrderTotals.path}?ids=${orders.join(',')}`;
    const { body: schema } = listOrderTotals.success;
    const found = await getJson(url, { schema, deadlineMs: DEADLINE_MS });
    return new Map(found.orders.map(({ orderId, cents, movedAt }) => [orderId, { cents, movedAt: new Date(movedAt) }]));
  };
}
