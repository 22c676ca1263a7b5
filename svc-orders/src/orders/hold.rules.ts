import { conflict, type DomainError } from '@ethereal/service-kit/errors';
import type { Order } from './order.ts';

/** Maximum number of units of one item that a buyer holds in unpaid orders by card. */
export const MAX_HELD = 20;
/** Minimum time to pay an order by card, in milliseconds. */
const MIN_HOLD_MS = 5 * 60_000;

/** Returns the time to pay a new order by card. It shortens with the number of other unpaid orders of its buyer. */
const holdMs = (windowMs: number, unpaid: number): number =>
  Math.max(Math.min(MIN_HOLD_MS, windowMs), Math.floor(windowMs / (1 + unpaid)));

/**
 * Returns an order by card with its time to pay. `unpaid` are the unpaid orders of its buyer that hold units or uses of
 * codes, this one among them.
 */
export function withHold(order: Order, windowMs: number, unpaid: readonly Order[]): Order {
  if (!order.payment) return order;
  const others = unpaid.filter(({ _id }) => _id !== order._id).length;
  const expiresAt = new Date(order.createdAt.getTime() + holdMs(windowMs, others));
  return { ...order, payment: { ...order.payment, expiresAt } };
}

/**
 * Returns the refusal of an order when its buyer's unpaid orders, including this one, hold too many units of an item.
 */
export function heldInExcess({ reserved = [] }: Order, unpaid: readonly Order[]): DomainError | undefined {
  const held = new Map<string, number>();
  for (const units of unpaid.flatMap((order) => order.reserved ?? []))
    held.set(units.item, (held.get(units.item) ?? 0) + units.quantity);
  const errors = Object.fromEntries(
    reserved
      .filter(({ item }) => (held.get(item) ?? 0) > MAX_HELD)
      .map(({ item }) => [item, `You may hold at most ${MAX_HELD} of this item in orders that are not paid yet.`]),
  );
  if (Object.keys(errors).length === 0) return undefined;
  return conflict('Pay for your other orders first.', { code: 'TOO_MANY_HELD', errors });
}
