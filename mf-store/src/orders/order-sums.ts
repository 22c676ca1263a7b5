import type { Order } from '@ethereal/contracts/orders';

/** What the items of an order come to that were not cancelled, in dollars. */
export function ownSum({ items }: Pick<Order, 'items'>): number {
  const sold = items.filter(({ status }) => status !== 'Cancelled');
  return sold.reduce((cents, { price, quantity }) => cents + Math.round(price * 100) * quantity, 0) / 100;
}
