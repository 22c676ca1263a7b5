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

/** Whether an order by card is not paid yet. */
export const isAwaited = (payment: OrderPayment | undefined): boolean =>
  payment !== undefined && STANDINGS[payment.state] === 'awaited';

/** Whether an order is paid, also when a part was refunded. */
export const isPaid = (payment: OrderPayment | undefined): boolean =>
  payment !== undefined && ['paid', 'refunded'].includes(STANDINGS[payment.state]);

/** Returns the payment state of an order line, or undefined if there is none to show, as with payment on delivery. */
export function linePaymentWords(payment: OrderPayment | undefined, item: OrderItem): string | undefined {
  if (item.refundedCents) return 'Refunded';
  if (item.status === 'Cancelled') return undefined;
  if (isAwaited(payment)) return 'Awaiting payment';
  return isPaid(payment) ? 'Paid' : undefined;
}
