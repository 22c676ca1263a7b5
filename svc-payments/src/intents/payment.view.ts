import type { Payment } from '@ethereal/contracts/payments';
import { type HistoryStep, type Intent, lineIdOf, sumOf } from './intent.ts';
import { capturedOf, refundedOf, stateOf } from './state.ts';

/** Steps that concern one line each. */
const LINE_STEPS: ReadonlySet<HistoryStep['type']> = new Set(['captured', 'released', 'refunded']);

/** Returns a payment as its buyer receives it, or the part that concerns one seller. */
export function viewPayment(intent: Intent, seller?: string): Payment {
  const lines = seller ? intent.lines.filter((line) => line.seller === seller) : intent.lines;
  const visible = new Set(lines.map(lineIdOf));
  const history = intent.history.flatMap(({ type, at, parts }) => {
    const seen = parts.filter((part) => visible.has(lineIdOf(part)));
    const [first] = seen;
    if (!first) return [];
    const product = LINE_STEPS.has(type) ? { productId: first.product, lineId: lineIdOf(first) } : {};
    return [{ at: at.toISOString(), type, cents: sumOf(seen), ...product }];
  });
  return {
    orderId: intent._id,
    method: 'card',
    state: stateOf({ funding: intent.funding, lines }),
    currency: intent.currency,
    totalCents: sumOf(lines),
    authorizedCents: sumOf(history.filter(({ type }) => type === 'authorized')),
    capturedCents: capturedOf(lines),
    refundedCents: refundedOf(lines),
    history,
  };
}
