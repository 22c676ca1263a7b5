import type { CartLine } from '@ethereal/contracts/cart';

/** How many things a cart holds. */
export function countOf(lines: readonly CartLine[]): number {
  return lines.reduce((count, { quantity }) => count + quantity, 0);
}

/** '1 item' or 'N items'. */
export function countLabel(count: number): string {
  return count === 1 ? '1 item' : `${count} items`;
}

/** What a cart costs, in dollars, summed in whole cents. */
export function subtotalOf(lines: readonly CartLine[]): number {
  const cents = lines.reduce(
    (sum, { quantity, productId }) => sum + quantity * Math.round(productId.price * 100),
    0,
  );
  return cents / 100;
}
