import { SIZES } from './fashion.ts';
import type { Availability, Stock } from './stock.ts';

// Apart from the schemas, so that pages which only show a stock come without zod.

/** With this many pieces or fewer, stock is low. */
export const LOW_STOCK = 5;

/** All pieces together; null when nobody counts. */
export function piecesOf(available: Stock | undefined): number | null {
  if (available === undefined || available === null) return null;
  if (typeof available === 'number') return available;
  return Object.values(available).reduce<number>((sum, count) => sum + (count ?? 0), 0);
}

export function availabilityOf(available: Stock | undefined): Availability {
  const count = piecesOf(available);
  if (count === null || count > LOW_STOCK) return 'in-stock';
  return count === 0 ? 'sold-out' : 'low';
}

/** The pieces that a line of this size can still have: null when nobody counts, or no size is chosen yet. */
export function availableIn(available: Stock | undefined, chosen: string | null): number | null {
  if (available === undefined || available === null) return null;
  if (typeof available === 'number') return available;
  const known = SIZES.find((one) => one === chosen);
  if (known) return available[known] ?? 0;
  return piecesOf(available) === 0 ? 0 : null;
}

/** What a buyer reads who asks for more than there is; nothing when there is enough. */
export function shortage(left: number | null, quantity: number): string | undefined {
  if (left === null || left >= quantity) return undefined;
  return left === 0 ? 'Sold out.' : `Only ${left} left.`;
}
