import type { OrderItem } from '@ethereal/contracts/orders';
import type { OrderPayment } from '@ethereal/contracts/payments';

type State = OrderPayment['state'];
type Standing = 'awaited' | 'paid' | 'refunded' | 'none';

const STANDINGS: Readonly<Record<State, Standing>> = {
  awaiting: 'awaited',
  failed: 'awaited',
  authorized: 'paid',
  'partly-captured': 'paid',
  captured: 'paid',
  'partly-refunded': 'paid',
  refunded: 'refunded',
  cancelled: 'none',
  expired: 'none',
  due: 'none',
  collected: 'none',
};

/** Whether an order by card still waits for its money. */
export const isAwaited = (payment: OrderPayment | undefined): boolean =>
  payment !== undefined && STANDINGS[payment.state] === 'awaited';

/** Whether an order's money is there, also when some of it was paid back. */
export const isPaid = (payment: OrderPayment | undefined): boolean =>
  payment !== undefined && ['paid', 'refunded'].includes(STANDINGS[payment.state]);

/** How one line of an order stands with its money; undefined when there is nothing to say, as on delivery. */
export function linePaymentWords(payment: OrderPayment | undefined, item: OrderItem): string | undefined {
  if (item.refundedCents) return 'Refunded';
  if (item.status === 'Cancelled') return undefined;
  if (isAwaited(payment)) return 'Awaiting payment';
  return isPaid(payment) ? 'Paid' : undefined;
}
