import type { CartLine } from '@ethereal/contracts/cart';

/** Returns the number of units in a cart. */
export function countOf(lines: readonly CartLine[]): number {
  return lines.reduce((count, { quantity }) => count + quantity, 0);
}

/** Returns the sum of lines in dollars, computed in whole cents. */
export function subtotalOf(lines: readonly CartLine[]): number {
  const cents = lines.reduce((sum, { quantity, productId }) => sum + quantity * Math.round(productId.price * 100), 0);
  return cents / 100;
}

/** Returns the lines of a cart by seller, in the order in which they were added. */
export function bySeller(lines: readonly CartLine[]): [string, CartLine[]][] {
  const groups = new Map<string, CartLine[]>();
  for (const line of lines) groups.set(line.productId.user, [...(groups.get(line.productId.user) ?? []), line]);
  return [...groups];
}
