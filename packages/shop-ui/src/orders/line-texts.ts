import { DAY_MS } from '@ethereal/contracts/durations';
import { formatCents } from '@ethereal/contracts/format-money';
import type { HistoryStatus, OrderItem, ReturnState } from '@ethereal/contracts/orders';

type Variant = { quantity: number; colorChosen?: string | undefined; sizeChosen?: string | null | undefined };

/**
 * Returns quantity, color and size of a line: 'Quantity: 2 · Color: Navy · Size: M'. Where the text is broken, a line
 * ends with a dot and does not begin with one.
 */
export const variantText = ({ quantity, colorChosen, sizeChosen }: Variant): string =>
  [`Quantity: ${quantity}`, colorChosen && `Color: ${colorChosen}`, sizeChosen && `Size: ${sizeChosen}`]
    .filter(Boolean)
    .join('\u00A0· ');

const midnight = (date: Date) => new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();

function dayName(date: Date, now: Date): string {
  const days = Math.round((midnight(now) - midnight(date)) / DAY_MS);
  if (days === 0) return 'today';
  if (days === 1) return 'yesterday';
  if (days > 1 && days < 7) return date.toLocaleDateString('en-US', { weekday: 'long' });
  const year = date.getFullYear() === now.getFullYear() ? {} : { year: 'numeric' as const };
  return date.toLocaleDateString('en-US', { month: 'long', day: 'numeric', ...year });
}

/** Returns the day of a moment (ISO 8601) in the reader's zone: 'since Monday', 'since March 3'. */
export const sinceDay = (iso: string, now: Date): string => `since ${dayName(new Date(iso), now)}`;

/** Returns the day of a single event: 'yesterday', 'on Monday', 'on March 3'. */
export function onDay(iso: string, now: Date): string {
  const name = dayName(new Date(iso), now);
  return name === 'today' || name === 'yesterday' ? name : `on ${name}`;
}

/** Labels of the states of a return. */
export const RETURN_LABELS: Readonly<Record<ReturnState, string>> = {
  requested: 'Return requested',
  approved: 'Return approved',
  declined: 'Return declined',
  received: 'Returned',
  withdrawn: 'Return withdrawn',
};

/** Returns when a line last reached a status; undefined for a line without a kept history. */
const momentOf = ({ history = [] }: OrderItem, status: HistoryStatus): string | undefined =>
  history.findLast((step) => step.status === status)?.at;

/**
 * Returns the time since which a line has its state: 'since Monday', 'on March 3', or an empty text if it is not known.
 */
export function sinceText(item: OrderItem, now: Date): string {
  const at = momentOf(item, item.status);
  if (!at) return '';
  return item.status === 'Handed' || item.status === 'Cancelled' ? onDay(at, now) : sinceDay(at, now);
}

/** Returns the texts for the return and the refund of a line: 'Returned on March 4', 'Refund of $24.00'. */
export function returnTexts(item: OrderItem, now: Date): string[] {
  const texts: string[] = [];
  if (item.return) {
    const { state } = item.return;
    const text = RETURN_LABELS[state];
    const at = momentOf(item, `Return ${state}`);
    texts.push(at ? `${text} ${onDay(at, now)}` : text);
  }
  if (item.refundedCents) texts.push(`Refund of ${formatCents(item.refundedCents)}`);
  return texts;
}

/** Maximum length of a name that an order list shows whole, in characters. */
const MAX_NAME = 60;
/** Length of a cut name, in characters. */
const CUT_NAME = 59;

/** Returns the name, cut to 59 characters when it is longer than 60. */
export function orderItemName(name: string): string {
  const characters = [...name];
  return characters.length > MAX_NAME ? characters.slice(0, CUT_NAME).join('') : name;
}
