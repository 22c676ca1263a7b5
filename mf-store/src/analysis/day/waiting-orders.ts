import type { LineAction, LineStatus, Order } from '@ethereal/contracts/orders';

/** Status of a line that waits for the seller, with the action that is possible in this status. */
export const WAITING = {
  toShip: { status: 'Pending', action: 'set-status' },
  toAnswer: { status: 'Handed', action: 'approve-return' },
} as const satisfies Record<string, { status: LineStatus; action: LineAction }>;
export type Waiting = keyof typeof WAITING;

type Found = { orders: readonly Pick<Order, 'items'>[]; nextCursor: string | null };

/** Returns how many of the orders wait, as text; a plus follows when older orders were not counted. */
export function waitingOrders({ orders, nextCursor }: Found, waiting: Waiting): string {
  const { status, action } = WAITING[waiting];
  const count = orders.filter(({ items }) =>
    items.some((line) => line.status === status && line.actions?.includes(action)),
  ).length;
  return nextCursor === null ? `${count}` : `${count}+`;
}
