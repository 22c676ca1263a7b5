import { type Order, type OrderItem, RETURN_DAYS } from '@ethereal/contracts/orders';

const DAY_MS = 24 * 3_600_000;

/** Returns until when a line that was handed over can be returned, as an ISO moment; undefined for other lines. */
export function returnableUntil({ actions = [], history = [] }: OrderItem): string | undefined {
  const handed = history.findLast(({ status }) => status === 'Handed');
  if (!handed || !actions.includes('request-return')) return undefined;
  return new Date(Date.parse(handed.at) + RETURN_DAYS * DAY_MS).toISOString();
}

/** Returns the lines that the buyer can still cancel. */
export const cancellable = ({ items }: Order): OrderItem[] =>
  items.filter(({ actions = [] }) => actions.includes('cancel'));

/** Returns the page of an order for its buyer. */
export const orderPath = (orderId: string): string => `/ethereal/profile/BuyerOrderpage/${orderId}`;
