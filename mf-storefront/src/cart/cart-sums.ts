import type { CartLine } from '@ethereal/contracts/cart';

/** How many things a cart holds. */
export function countOf(lines: readonly CartLine[]): number {
  return lines.reduce((count, { quantity }) => count + quantity, 0);
}

/** What a cart costs, in dollars, summed in whole cents. */
export function subtotalOf(lines: readonly CartLine[]): number {
  const cents = lines.reduce((sum, { quantity, productId }) => sum + quantity * Math.round(productId.price * 100), 0);
  return cents / 100;
}

/** The lines of a cart by seller, in the order in which they were put in. */
export function bySeller(lines: readonly CartLine[]): [string, CartLine[]][] {
  const groups = new Map<string, CartLine[]>();
  for (const line of lines) groups.set(line.productId.user, [...(groups.get(line.productId.user) ?? []), line]);
  return [...groups];
}
