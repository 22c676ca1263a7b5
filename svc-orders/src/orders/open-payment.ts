import { fillPath } from '@ethereal/contracts/path-template';
import { openOrderPayment, openPaymentSession, PAYMENT_UNAVAILABLE } from '@ethereal/contracts/payments';
import { DomainError, unavailable } from '@ethereal/service-kit/errors';
import { postJson } from '@ethereal/service-kit/http-client';
import type { Order } from './order.ts';
import { payableOf } from './payment.view.ts';

/** Timeout of the request, in milliseconds; the whole checkout answers within a second. */
const DEADLINE_MS = 650;

const { body: schema } = openPaymentSession.success;

/** Requests the page of an order with its amounts, so that svc-payments need not request them. */
async function open(paymentsUrl: string, order: Order, authorization: string) {
  try {
    const body = payableOf(order, order.buyer);
    return await postJson(paymentsUrl + openOrderPayment.path, { schema, body, deadlineMs: DEADLINE_MS });
  } catch (error) {
    if (!(error instanceof DomainError && error.kind === 'not-found')) throw error;
    // An instance of the previous version of svc-payments lacks the call; it requests the amounts itself.
    const url = paymentsUrl + fillPath(openPaymentSession.path, { orderId: order._id });
    return postJson(url, { schema, headers: { authorization }, deadlineMs: DEADLINE_MS });
  }
}

/**
 * Creates the request to svc-payments for the payment page of an order. The buyer's own token is for a previous version
 * of svc-payments alone.
 * @throws unavailable with a text for the buyer
 */
export function createOpenPayment(paymentsUrl: string | undefined) {
  return async (order: Order, authorization: string): Promise<string> => {
    try {
      if (!paymentsUrl) throw new Error('PAYMENTS_URL is not set.');
      return (await open(paymentsUrl, order, authorization)).url;
    } catch (cause) {
      throw unavailable(PAYMENT_UNAVAILABLE, { cause, code: 'PAYMENT_UNAVAILABLE' });
    }
  };
}
