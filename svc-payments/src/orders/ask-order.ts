import { fillPath } from '@ethereal/contracts/path-template';
import { getPayable, PAYMENT_UNAVAILABLE, type Payable } from '@ethereal/contracts/payments';
import { unavailable } from '@ethereal/service-kit/errors';
import { getJson } from '@ethereal/service-kit/http-client';

export type AskOrder = (order: string, authorization: string | undefined) => Promise<Payable>;

/** Within the second in which a checkout has to answer. */
const DEADLINE_MS = 700;

/** Asks svc-orders what an order costs, with its reader's own token. Throws what it answers to them. */
export function createAskOrder(ordersUrl: string): AskOrder {
  return async (orderId, authorization) => {
    if (!authorization) throw unavailable(PAYMENT_UNAVAILABLE);
    return getJson(ordersUrl + fillPath(getPayable.path, { orderId }), {
      schema: getPayable.success.body,
      headers: { authorization },
      deadlineMs: DEADLINE_MS,
    });
  };
}
