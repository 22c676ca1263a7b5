import { receiptPath } from '@ethereal/contracts/payments';
import type { Intent } from './intent.ts';
import { viewPayment } from './payment.view.ts';

/**
 * Returns the receipt of a paid order as fields of a refusal, for a buyer who tries to pay again. All values are text.
 */
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
