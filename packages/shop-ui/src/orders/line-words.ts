import { formatMoney } from '@ethereal/contracts/format-money';
import type { HistoryStatus, OrderItem, ReturnState } from '@ethereal/contracts/orders';
import { onDay, sinceDay } from '@ethereal/shop-ui/format/day-words.ts';

const RETURNS: Readonly<Record<ReturnState, { words: string; step: HistoryStatus }>> = {
  requested: { words: 'Return requested', step: 'Return requested' },
  approved: { words: 'Return approved', step: 'Return approved' },
  declined: { words: 'Return declined', step: 'Return declined' },
  received: { words: 'Returned', step: 'Return received' },
  withdrawn: { words: 'Return withdrawn', step: 'Return withdrawn' },
};

/** Returns when a line last reached a status; undefined for a line without a kept history. */
const momentOf = ({ history = [] }: OrderItem, status: HistoryStatus): string | undefined =>
  history.findLast((step) => step.status === status)?.at;

/**
 * Returns the time since which a line has its state: 'since Monday', 'on March 3', or an empty text if it is not known.
 */
export function sinceWords(item: OrderItem, now: Date): string {
  const at = momentOf(item, item.status);
  if (!at) return '';
  return item.status === 'Handed' || item.status === 'Cancelled' ? onDay(at, now) : sinceDay(at, now);
}

/** Returns the texts for the return and the refund of a line: 'Returned on March 4', 'Refund of $24.00'. */
export function afterWords(item: OrderItem, now: Date): string[] {
  const words: string[] = [];
  if (item.return) {
    const { words: said, step } = RETURNS[item.return.state];
    const at = momentOf(item, step);
    words.push(at ? `${said} ${onDay(at, now)}` : said);
  }
  if (item.refundedCents) words.push(`Refund of ${formatMoney(item.refundedCents / 100)}`);
  return words;
}
