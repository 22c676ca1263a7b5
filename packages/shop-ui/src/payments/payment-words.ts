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

/** State of a card that is approved and not charged yet. */
const CHARGED_LATER = 'Charged when it ships';

/** Returns the payment state of an order line, or undefined if there is none to show, as with payment on delivery. */
export function linePaymentWords(payment: OrderPayment | undefined, item: OrderItem): string | undefined {
  if (item.refundedCents) return 'Refunded';
  if (item.status === 'Cancelled') return undefined;
  if (isAwaited(payment)) return 'Awaiting payment';
  if (!payment || !isPaid(payment)) return undefined;
  // A line is charged when it ships.
  const isCharged = payment.state === 'captured' || (payment.state !== 'authorized' && item.status !== 'Pending');
  return isCharged ? 'Paid' : CHARGED_LATER;
}

/** Returns the payment state of an order by card that the bank has approved: it is paid once each line is charged. */
export function approvedWords(payment: OrderPayment, items: readonly OrderItem[]): string {
  const states = items.flatMap((item) => linePaymentWords(payment, item) ?? []);
  if (!states.includes(CHARGED_LATER)) return 'Paid';
  return states.every((state) => state === CHARGED_LATER) ? CHARGED_LATER : 'Partly charged, the rest when it ships';
}
