import type { Order, OrderItem } from '@ethereal/contracts/orders';

/** Returns the lines that the buyer can still cancel. */
export const cancellable = ({ items }: Pick<Order, 'items'>): OrderItem[] =>
  items.filter(({ actions = [] }) => actions.includes('cancel'));

/** Returns the number of units of several lines. */
export const unitsOf = (lines: readonly OrderItem[]): number => lines.reduce((sum, { quantity }) => sum + quantity, 0);
