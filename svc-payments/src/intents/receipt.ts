import { receiptPath } from '@ethereal/contracts/payments';
import type { Intent } from './intent.ts';
import { viewPayment } from './payment.view.ts';

/** What a paid order says of its payment to who would pay it again, as the fields of a refusal: words alone. */
export function receiptOf(intent: Intent): Record<string, string> {
  const { orderId, state, currency, authorizedCents, capturedCents, refundedCents, history } = viewPayment(intent);
  const paidAt = history.find(({ type }) => type === 'authorized')?.at ?? '';
  return {
    orderId,
    state,
    currency,
    paidAt,
    receipt: receiptPath(orderId),
    authorizedCents: String(authorizedCents),
    capturedCents: String(capturedCents),
    refundedCents: String(refundedCents),
  };
}
