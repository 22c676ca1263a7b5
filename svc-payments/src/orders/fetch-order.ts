import { fillPath } from '@ethereal/contracts/path-template';
import { getPayable, PAYMENT_UNAVAILABLE, type Payable } from '@ethereal/contracts/payments';
import { ANSWER_WITHIN_MS } from '@ethereal/service-kit/deadline';
import { unavailable } from '@ethereal/service-kit/errors';
import { getJson } from '@ethereal/service-kit/http-client';

export type FetchOrder = (order: string, authorization: string | undefined) => Promise<Payable>;

/** Timeout in milliseconds: less than others, because the same answer may need the provider, too. */
const DEADLINE_MS = ANSWER_WITHIN_MS - 300;

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
