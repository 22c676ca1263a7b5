import { type Order, type OrderLine, totalCentsOf } from './order.ts';

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
