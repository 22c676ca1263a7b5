import type { LineAction, LineStatus, Order } from '@ethereal/contracts/orders';

/** Lines that wait for the seller: their status, and the action that is possible then. */
export const WAITING = {
  toShip: { status: 'Pending', action: 'set-status' },
  toAnswer: { status: 'Handed', action: 'approve-return' },
} as const satisfies Record<string, { status: LineStatus; action: LineAction }>;
export type Waiting = keyof typeof WAITING;

type Found = { orders: readonly Pick<Order, 'items'>[]; nextCursor: string | null };

/** How many orders wait, as people read it; with a plus where older ones were not looked at. */
export function waitingOrders({ orders, nextCursor }: Found, waiting: Waiting): string {
  const { status, action } = WAITING[waiting];
  const count = orders.filter(({ items }) =>
    items.some((line) => line.status === status && line.actions?.includes(action)),
  ).length;
  return nextCursor === null ? `${count}` : `${count}+`;
}
