import type { Availability, Stock } from './stock.ts';
import { type Choice, isOpen, variantOf } from './variants.ts';

// This file is separate from the schemas, so that pages that only show stock load no zod.

/** Number of units up to which stock counts as low. */
export const LOW_STOCK = 5;

/** Returns the total units of the variants that match a choice; null when stock is not tracked. */
export function unitsIn(available: Stock | undefined, choice: Choice): number | null {
  if (typeof available !== 'object' || available === null) return available ?? null;
  const open = Object.entries(available).filter(([variant]) => isOpen(variant, choice));
  return open.reduce((sum, [, count]) => sum + count, 0);
}

/** Returns the total units of all variants; null when stock is not tracked. */
export const unitsOf = (available: Stock | undefined): number | null => unitsIn(available, {});

/** Returns the availability that cards show for a stock. */
export function availabilityOf(available: Stock | undefined): Availability {
  const count = unitsOf(available);
  if (count === null || count > LOW_STOCK) return 'in-stock';
  return count === 0 ? 'sold-out' : 'low';
}

/**
 * Returns the units that a line of this choice can still have; null when stock is not tracked or the choice is
 * incomplete.
 */
export function availableIn(available: Stock | undefined, choice: Choice): number | null {
  const remaining = unitsIn(available, choice);
  const isChosen = typeof available !== 'object' || available?.[variantOf(choice)] !== undefined;
  return isChosen || remaining === 0 ? remaining : null;
}

/** Returns the message for a buyer who requests more units than are left; undefined when there are enough. */
export function shortage(remaining: number | null, quantity: number): string | undefined {
  if (remaining === null || remaining >= quantity) return undefined;
  return remaining === 0 ? 'Sold out.' : `Only ${remaining} left.`;
}
