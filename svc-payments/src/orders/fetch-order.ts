import { fillPath } from '@ethereal/contracts/path-template';
import { getPayable, PAYMENT_UNAVAILABLE, type Payable } from '@ethereal/contracts/payments';
import { unavailable } from '@ethereal/service-kit/errors';
import { getJson } from '@ethereal/service-kit/http-client';

export type FetchOrder = (order: string, authorization: string | undefined) => Promise<Payable>;

/** Timeout in milliseconds; a checkout has to answer within a second. */
const DEADLINE_MS = 700;

/**
 * Requests the price of an order from svc-orders, with the reader's own token. Throws the error that svc-orders
 * returns.
 */
export function createFetchOrder(ordersUrl: string): FetchOrder {
  return async (orderId, authorization) => {
    if (!authorization) throw unavailable(PAYMENT_UNAVAILABLE);
    return getJson(ordersUrl + fillPath(getPayable.path, { orderId }), {
      schema: getPayable.success.body,
      headers: { authorization },
      deadlineMs: DEADLINE_MS,
    });
  };
}
