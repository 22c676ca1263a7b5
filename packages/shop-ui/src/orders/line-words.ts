import { formatMoney } from '@ethereal/contracts/format-money';
import type { HistoryStatus, OrderItem, ReturnState } from '@ethereal/contracts/orders';
import { onDay, sinceDay } from '@ethereal/shop-ui/format/day-words.ts';

const RETURNS: Readonly<Record<ReturnState, { words: string; step: HistoryStatus }>> = {
  requested: { words: 'Return requested', step: 'Return requested' },
  approved: { words: 'Return approved', step: 'Return approved' },
  declined: { words: 'Return declined', step: 'Return declined' },
  received: { words: 'Returned', step: 'Return received' },
};

/** When a line last came to a status; undefined for lines whose history was not kept. */
const momentOf = ({ history = [] }: OrderItem, status: HistoryStatus): string | undefined =>
  history.findLast((step) => step.status === status)?.at;

/** Since when a line is what it is: 'since Monday', 'on March 3', or nothing when that is not known. */
export function sinceWords(item: OrderItem, now: Date): string {
  const at = momentOf(item, item.status);
  if (!at) return '';
  return item.status === 'Handed' || item.status === 'Cancelled' ? onDay(at, now) : sinceDay(at, now);
}

/** What came after a line was handed over or cancelled: 'Returned on March 4', 'Refund of $24.00'. */
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
