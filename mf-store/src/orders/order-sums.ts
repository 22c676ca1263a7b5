import type { Order } from '@ethereal/contracts/orders';
import { lineCents } from '@ethereal/shop-ui/orders/order-total.ts';

/** Returns the sum of the listed lines of an order when it was placed, less the seller's own discounts, in dollars. */
export const orderedSum = ({ items }: Pick<Order, 'items'>): number =>
  items.reduce((cents, item) => cents + lineCents(item) - (item.discounts?.seller ?? 0), 0) / 100;
