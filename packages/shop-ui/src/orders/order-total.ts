import { formatCents, formatMoney } from '@ethereal/contracts/format-money';
import type { Order, OrderItem } from '@ethereal/contracts/orders';

type Line = Pick<OrderItem, 'price' | 'quantity' | 'paidCents' | 'status' | 'return' | 'refundedCents'>;
type Priced = { totalPrice: number; items: readonly Line[] };

/** Returns the price of a line when it was ordered, before discounts, in cents. */
export const lineCents = ({ price, quantity }: Pick<Line, 'price' | 'quantity'>): number =>
  Math.round(price * 100) * quantity;

/** Returns what the buyer pays for a line, after discounts, in cents. */
export const paidCents = (line: Pick<Line, 'price' | 'quantity' | 'paidCents'>): number =>
  line.paidCents ?? lineCents(line);

const cancelledCents = (line: Line) => (line.status === 'Cancelled' ? paidCents(line) : 0);

/**
 * Returns the amount of a returned line in cents. A refund is always of a whole line, and a reader may count the line
 * at another amount than its buyer: the seller's amount includes the discount that the shop bears.
 */
function returnedCents(line: Line): number {
  if (line.status === 'Cancelled') return 0;
  return line.return?.state === 'received' || line.refundedCents !== undefined ? paidCents(line) : 0;
}

/** Returns the amount of a line that is still bought, in cents: 0 once it is cancelled or returned. */
const boughtCents = (line: Line): number => paidCents(line) - cancelledCents(line) - returnedCents(line);

const sum = (items: readonly Line[], centsOf: (line: Line) => number) =>
  items.reduce((cents, line) => cents + centsOf(line), 0);

/** Returns the total of an order without its cancelled and returned lines, in cents. */
export const orderCents = ({ totalPrice, items }: Priced): number =>
  Math.round(totalPrice * 100) - sum(items, (line) => paidCents(line) - boughtCents(line));

/**
 * Returns the reason why the total is less than the ordered amount: '$99.00 ordered, $24.00 cancelled'; undefined if it
 * is not less.
 */
export function totalNote({ totalPrice, items }: Pick<Order, 'totalPrice' | 'items'>): string | undefined {
  const [cancelled, returned] = [sum(items, cancelledCents), sum(items, returnedCents)];
  if (cancelled + returned === 0) return undefined;
  return [
    `${formatMoney(totalPrice)} ordered`,
    ...(cancelled > 0 ? [`${formatCents(cancelled)} cancelled`] : []),
    ...(returned > 0 ? [`${formatCents(returned)} returned`] : []),
  ].join(', ');
}
