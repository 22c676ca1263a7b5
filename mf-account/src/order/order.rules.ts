import type { OrderItem } from '@ethereal/contracts/orders';

/** Returns until when a return of a line can be requested, as an ISO moment; undefined when it cannot. */
export const returnableUntil = ({ actions = [], returnUntil }: OrderItem): string | undefined =>
  actions.includes('request-return') ? returnUntil : undefined;

/** Returns the page of an order for its buyer. */
export const orderPath = (orderId: string): string => `/ethereal/profile/BuyerOrderpage/${orderId}`;
