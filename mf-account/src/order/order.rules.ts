import type { Order, OrderItem } from '@ethereal/contracts/orders';

/** Returns until when a return of a line can be requested, as an ISO moment; undefined when it cannot. */
export const returnableUntil = ({ actions = [], returnUntil }: OrderItem): string | undefined =>
  actions.includes('request-return') ? returnUntil : undefined;

/** Returns the lines that the buyer can still cancel. */
export const cancellable = ({ items }: Order): OrderItem[] =>
  items.filter(({ actions = [] }) => actions.includes('cancel'));

/** Returns the number of units of several lines. */
export const unitsOf = (lines: readonly OrderItem[]): number => lines.reduce((sum, { quantity }) => sum + quantity, 0);

/** Returns the page of an order for its buyer. */
export const orderPath = (orderId: string): string => `/ethereal/profile/BuyerOrderpage/${orderId}`;
