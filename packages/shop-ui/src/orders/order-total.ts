import { formatMoney } from '@ethereal/contracts/format-money';
import type { Order, OrderItem } from '@ethereal/contracts/orders';

type Line = Pick<OrderItem, 'price' | 'quantity' | 'status' | 'return' | 'refundedCents'>;
type Priced = { totalPrice: number; items: readonly Line[] };

/** What a line came to when it was ordered, in cents. */
export const lineCents = ({ price, quantity }: Pick<Line, 'price' | 'quantity'>): number =>
  Math.round(price * 100) * quantity;

const cancelledCents = (line: Line) => (line.status === 'Cancelled' ? lineCents(line) : 0);

function returnedCents(line: Line): number {
  if (line.status === 'Cancelled') return 0;
  return line.return?.state === 'received' ? lineCents(line) : (line.refundedCents ?? 0);
}

/** What of a line is still bought: nothing once it is cancelled or was returned. In cents. */
export const keptCents = (line: Line): number => lineCents(line) - cancelledCents(line) - returnedCents(line);

const sum = (items: readonly Line[], of: (line: Line) => number) => items.reduce((cents, line) => cents + of(line), 0);

/** What an order comes to without its cancelled and returned lines, in cents. */
export const orderCents = ({ totalPrice, items }: Priced): number =>
  Math.round(totalPrice * 100) - sum(items, (line) => lineCents(line) - keptCents(line));

/** Why an order comes to less than what was ordered: '$99.00 ordered, $24.00 cancelled'. Nothing when it does not. */
export function totalNote({ totalPrice, items }: Pick<Order, 'totalPrice' | 'items'>): string | undefined {
  const [cancelled, returned] = [sum(items, cancelledCents), sum(items, returnedCents)];
  if (cancelled + returned === 0) return undefined;
  return [
    `${formatMoney(totalPrice)} ordered`,
    ...(cancelled > 0 ? [`${formatMoney(cancelled / 100)} cancelled`] : []),
    ...(returned > 0 ? [`${formatMoney(returned / 100)} returned`] : []),
  ].join(', ');
}
