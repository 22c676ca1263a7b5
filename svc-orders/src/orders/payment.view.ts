import type { OrderPayment, Payable } from '@ethereal/contracts/payments';
import { forbidden } from '@ethereal/service-kit/errors';
import { lineIdOf } from '../cart/cart.rules.ts';
import { isAwaiting, type Order, type OrderLine, paidCentsOf, totalCentsOf } from './order.ts';

const isOpen = ({ status }: OrderLine): boolean => status === 'Pending' || status === 'Out for Shipping';

/** Returns the payment of an order. Only the buyer receives the provider's page and the time to pay. */
export function paymentOf(order: Order, as: 'buyer' | 'seller' | 'desk'): OrderPayment {
  const { payment, lines } = order;
  if (!payment) return { method: 'on-delivery', state: lines.some(isOpen) ? 'due' : 'collected' };
  const { state, url, expiresAt } = payment;
  const page = as === 'buyer' && isAwaiting(order) && { expiresAt: expiresAt.toISOString(), ...(url && { url }) };
  return { method: 'card', state, ...page };
}

/**
 * Returns the costs of an order by line, for its buyer or one of its sellers.
 * @throws forbidden for another user
 */
export function payableOf(order: Order, reader: string): Payable {
  const isBuyer = order.buyer === reader;
  const lines = order.lines.filter(({ seller }) => isBuyer || seller === reader);
  if (lines.length === 0) throw forbidden('This is the order of another buyer.');
  const { method, state } = paymentOf(order, isBuyer ? 'buyer' : 'seller');
  return {
    orderId: order._id,
    buyer: order.buyer,
    method,
    state,
    currency: 'USD',
    ...(order.payment && { expiresAt: order.payment.expiresAt.toISOString() }),
    lines: lines.map((line) => ({
      productId: line.product,
      lineId: lineIdOf(line),
      ...(line.splitFrom && { splitFrom: line.splitFrom }),
      name: line.name,
      goods: {
        itemImg: line.image,
        sizeChosen: line.size,
        quantity: line.quantity,
        ...(line.color && { colorChosen: line.color }),
      },
      seller: line.seller,
      cents: paidCentsOf(line),
      ...(line.discounts && { discounts: line.discounts }),
      cancelled: line.status === 'Cancelled',
    })),
  };
}

/** Returns the refunded cents of a line; undefined when nothing was refunded. */
export const refundedOf = ({ payment }: Order, line: OrderLine): number | undefined =>
  payment?.refunds.find(({ item, lineId = item }) => lineId === lineIdOf(line))?.cents;

/** Whether a line is charged: it was shipped, even if its status was set back since. */
const isCharged = ({ history = [], status, return: sentBack }: OrderLine): boolean =>
  status !== 'Cancelled' &&
  sentBack?.state !== 'received' &&
  history.some((step) => step.status === 'Out for Shipping' || step.status === 'Handed');

/** Returns the cents that an order by card has cost its buyer so far, and when they may last have changed. */
export function totalOf({ _id, lines, createdAt }: Order) {
  const cents = totalCentsOf(lines.filter(isCharged));
  const moves = lines.flatMap(({ history = [] }) => history.map(({ at }) => at.getTime()));
  return { orderId: _id, cents, movedAt: new Date(Math.max(createdAt.getTime(), ...moves)).toISOString() };
}
