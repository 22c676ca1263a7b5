import type { Order } from '@ethereal/contracts/orders';
import { keptCents } from '@ethereal/shop-ui/orders/order-total.ts';

/** What the items of an order come to that were neither cancelled nor returned, in dollars. */
export const ownSum = ({ items }: Pick<Order, 'items'>): number =>
  items.reduce((cents, item) => cents + keptCents(item), 0) / 100;
