import { fillPath } from '@ethereal/contracts/path-template';
import { openPaymentSession, PAYMENT_UNAVAILABLE } from '@ethereal/contracts/payments';
import { unavailable } from '@ethereal/service-kit/errors';
import { postJson } from '@ethereal/service-kit/http-client';
import type { Order } from './order.ts';

/** Timeout of the request, in milliseconds; the whole checkout answers within a second. */
const DEADLINE_MS = 650;

/**
 * Creates the request to svc-payments for the payment page of an order, with the buyer's own token.
 * @throws unavailable with a text for the buyer
 */
export function createOpenPayment(paymentsUrl: string | undefined) {
  return async ({ _id: orderId }: Order, authorization: string): Promise<string> => {
    try {
      if (!paymentsUrl) throw new Error('PAYMENTS_URL is not set.');
      const { url } = await postJson(paymentsUrl + fillPath(openPaymentSession.path, { orderId }), {
        schema: openPaymentSession.success.body,
        headers: { authorization },
        deadlineMs: DEADLINE_MS,
      });
      return url;
    } catch (cause) {
      throw unavailable(PAYMENT_UNAVAILABLE, { cause, code: 'PAYMENT_UNAVAILABLE' });
    }
  };
}
