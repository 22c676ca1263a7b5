import { openOrderPayment, PAYMENT_UNAVAILABLE } from '@ethereal/contracts/payments';
import { ANSWER_WITHIN_MS } from '@ethereal/service-kit/deadline';
import { unavailable } from '@ethereal/service-kit/errors';
import { postJson } from '@ethereal/service-kit/http-client';
import type { Order } from './order.ts';
import { payableOf } from './payment.view.ts';

/** Timeout of the request, in milliseconds: less than others, because the same checkout stores the order before. */
const DEADLINE_MS = ANSWER_WITHIN_MS - 350;

const { body: schema } = openOrderPayment.success;

/**
 * Creates the request to svc-payments for the payment page of an order. It carries the amounts, so that svc-payments
 * need not request them.
 * @throws unavailable with a text for the buyer
 */
export function createOpenPayment(paymentsUrl: string | undefined) {
  return async (order: Order): Promise<string> => {
    try {
      if (!paymentsUrl) throw new Error('PAYMENTS_URL is not set. Orders by card need the address of svc-payments.');
      const body = payableOf(order, order.buyer);
      return (await postJson(paymentsUrl + openOrderPayment.path, { schema, body, deadlineMs: DEADLINE_MS })).url;
    } catch (cause) {
      throw unavailable(PAYMENT_UNAVAILABLE, { cause, code: 'PAYMENT_UNAVAILABLE' });
    }
  };
}
