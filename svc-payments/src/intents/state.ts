import type { CardState } from '@ethereal/contracts/payments';
import { type Intent, type PaymentLine, sumOf } from './intent.ts';

const isCaptured = ({ capture }: PaymentLine) => capture === 'done';
const isRefunded = ({ refund }: PaymentLine) => refund === 'done';

/** Returns the captured cents of lines. */
export const capturedOf = (lines: readonly PaymentLine[]): number => sumOf(lines.filter(isCaptured));
/** Returns the refunded cents of lines. */
export const refundedOf = (lines: readonly PaymentLine[]): number => sumOf(lines.filter(isRefunded));

function stateOfLines(lines: readonly PaymentLine[]): CardState {
  const captured = lines.filter(isCaptured);
  const isOpen = lines.some((line) => !isCaptured(line) && !line.released);
  if (captured.length === 0) return isOpen ? 'authorized' : 'cancelled';
  if (captured.every(isRefunded)) return 'refunded';
  if (captured.some(isRefunded)) return 'partly-refunded';
  return isOpen ? 'partly-captured' : 'captured';
}

/** Returns the state of a payment, or of the part that consists of some of its lines. */
export function stateOf({ funding, lines }: Pick<Intent, 'funding' | 'lines'>): CardState {
  if (funding === 'created') return 'awaiting';
  return funding === 'authorized' ? stateOfLines(lines) : funding;
}
