import { type Order, type OrderLine, totalCentsOf } from './order.ts';

/** What was shipped is charged, also where its status was set back since. */
const isCharged = ({ history = [], status, return: sentBack }: OrderLine): boolean =>
  status !== 'Cancelled' &&
  sentBack?.state !== 'received' &&
  history.some((step) => step.status === 'Out for Shipping' || step.status === 'Handed');

/** What an order by card has to have cost its buyer by now, and when that may last have changed. */
export function totalOf({ _id, lines, createdAt }: Order) {
  const cents = totalCentsOf(lines.filter(isCharged));
  const moves = lines.flatMap(({ history = [] }) => history.map(({ at }) => at.getTime()));
  return { orderId: _id, cents, movedAt: new Date(Math.max(createdAt.getTime(), ...moves)).toISOString() };
}
