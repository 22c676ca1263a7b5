import type { Availability, Stock } from './stock.ts';
import { type Choice, isOpen, variantOf } from './variants.ts';

// Apart from the schemas, so that pages which only show a stock come without zod.

/** With this many pieces or fewer, stock is low. */
export const LOW_STOCK = 5;

/** The pieces of the variants that a choice leaves open, together; null when nobody counts. */
export function piecesIn(available: Stock | undefined, choice: Choice): number | null {
  if (typeof available !== 'object' || available === null) return available ?? null;
  const open = Object.entries(available).filter(([variant]) => isOpen(variant, choice));
  return open.reduce((sum, [, count]) => sum + count, 0);
}

/** All pieces together; null when nobody counts. */
export const piecesOf = (available: Stock | undefined): number | null => piecesIn(available, {});

export function availabilityOf(available: Stock | undefined): Availability {
  const count = piecesOf(available);
  if (count === null || count > LOW_STOCK) return 'in-stock';
  return count === 0 ? 'sold-out' : 'low';
}

/** The pieces that a line of this choice can still have: null when nobody counts, or there is more to choose first. */
export function availableIn(available: Stock | undefined, choice: Choice): number | null {
  const left = piecesIn(available, choice);
  const isChosen = typeof available !== 'object' || available?.[variantOf(choice)] !== undefined;
  return isChosen || left === 0 ? left : null;
}

/** What a buyer reads who asks for more than there is; nothing when there is enough. */
export function shortage(left: number | null, quantity: number): string | undefined {
  if (left === null || left >= quantity) return undefined;
  return left === 0 ? 'Sold out.' : `Only ${left} left.`;
}
