import type { Order, OrderItem } from '@ethereal/contracts/orders';
import type { OrderPayment, PaymentStep } from '@ethereal/contracts/payments';
import { paidCents } from '@ethereal/shop-ui/orders/order-total.ts';

/** Labels of the payment steps that are shown. */
export const PAYMENT_STEP_LABELS: Readonly<Partial<Record<PaymentStep, string>>> = {
  authorized: 'Card approved',
  captured: 'Charged',
  released: 'Not charged',
  refunded: 'Refunded',
};

type PaidOrder = Pick<Order, 'payment' | 'items'>;
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

const clock = (iso: string) => new Date(iso).toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' });

/** Returns until when the items of an order that is not paid yet are kept. */
export const keptText = ({ expiresAt }: OrderPayment): string =>
  expiresAt ? `Your items are kept until ${clock(expiresAt)}.` : '';

/** Whether an order is paid, also when a part was refunded. */
export const isPaid = (payment: OrderPayment | undefined): boolean =>
  payment !== undefined && ['paid', 'refunded'].includes(STANDINGS[payment.state]);

/** State of a line whose card is approved, before it ships. */
const CHARGED_LATER = 'Charged when it ships';
/** State of a line that has shipped, until the provider reports the charge. */
const BEING_CHARGED = 'Being charged';
/** State of a returned line, until the provider reports the refund. */
const BEING_REFUNDED = 'Being refunded';

/** Returns the payment state of an order line, or undefined if there is none to show, as with payment on delivery. */
export function linePaymentText(payment: OrderPayment | undefined, item: OrderItem): string | undefined {
  if (item.refundedCents) return 'Refunded';
  if (item.status === 'Cancelled') return undefined;
  if (isAwaited(payment)) return 'Awaiting payment';
  if (!payment || !isPaid(payment)) return undefined;
  // A line that costs nothing has no refund.
  if (item.return?.state === 'received' && paidCents(item) > 0) return BEING_REFUNDED;
  if (payment.state === 'captured') return 'Paid';
  if (item.status === 'Pending') return CHARGED_LATER;
  return payment.state === 'authorized' ? BEING_CHARGED : 'Paid';
}

const lineTexts = ({ payment, items }: PaidOrder) => items.flatMap((item) => linePaymentText(payment, item) ?? []);

/** Returns the payment state of an order by card that the bank has approved: it is paid once each line is charged. */
export function approvedText(order: PaidOrder): string {
  const states = lineTexts(order);
  if (!states.includes(CHARGED_LATER)) return states.includes(BEING_CHARGED) ? BEING_CHARGED : 'Paid';
  return states.every((state) => state === CHARGED_LATER) ? CHARGED_LATER : 'Partly charged, the rest when it ships';
}

/** Milliseconds until orders are first read again. */
const FIRST_PAUSE_MS = 1000;
/** Maximum pause between two requests, in milliseconds. */
const MAX_PAUSE_MS = 15_000;

/**
 * Returns the pause before orders that were read so many times are read again, in milliseconds. It is false unless a
 * payment is about to change: it awaits the buyer, or a charge or refund is in flight.
 */
export function paymentRefetchPause(orders: readonly PaidOrder[], reads: number): number | false {
  const isInFlight = (text: string) => text === BEING_CHARGED || text === BEING_REFUNDED;
  const isMoving = orders.some((order) => isAwaited(order.payment) || lineTexts(order).some(isInFlight));
  return isMoving && Math.min(MAX_PAUSE_MS, FIRST_PAUSE_MS * 1.3 ** reads);
}
