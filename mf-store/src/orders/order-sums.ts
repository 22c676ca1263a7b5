import type { Order } from '@ethereal/contracts/orders';
import { lineCents } from '@ethereal/shop-ui/orders/order-total.ts';

/** Returns the price of the listed lines of an order when it was placed, in dollars. */
export const orderedSum = ({ items }: Pick<Order, 'items'>): number =>
  items.reduce((cents, item) => cents + lineCents(item), 0) / 100;
