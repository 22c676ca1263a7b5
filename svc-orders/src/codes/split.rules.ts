/** Cents by which a line is reduced, by who bears them. */
type Discounts = { seller: number; shop: number };

/** Amount that the buyer pays for a line. Price times quantity is `paidCents` and both discounts together. */
export type PaidLine = { paidCents: number; discounts: Discounts };

/**
 * Divides whole cents in proportion to weights by largest remainder. The parts sum to `total` exactly. No part exceeds
 * its weight when `total` does not exceed the sum of the weights. Equal remainders are served in the order of the
 * weights.
 * @param total cents to divide, not negative
 * @param weights whole numbers, not negative; their sum is positive unless `total` is 0
 */
export function allocate(total: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((total, weight) => total + BigInt(weight), 0n);
  if (sum === 0n) return weights.map(() => 0);
  // Products of cents exceed the integers that a double holds exactly.
  const products = weights.map((weight) => BigInt(total) * BigInt(weight));
  const parts = products.map((product) => Number(product / sum));
  const remainders = products.map((product, at) => ({ at, rest: product % sum }));
  let undivided = total - parts.reduce((allocated, part) => allocated + part, 0);
  for (const { at } of remainders.toSorted((a, b) => (a.rest === b.rest ? a.at - b.at : a.rest < b.rest ? 1 : -1))) {
    if (undivided === 0) break;
    parts[at] = (parts[at] ?? 0) + 1;
    undivided -= 1;
  }
  return parts;
}

/**
 * Divides a line with its discounts by quantity. Part and rest sum to the line in each amount, and each sums to its
 * price.
 */
export function splitPaid(
  line: PaidLine & { priceCents: number; quantity: number },
  quantity: number,
): { part: PaidLine; rest: PaidLine } {
  const { paidCents, discounts } = line;
  const amounts = [paidCents, discounts.seller, discounts.shop];
  const [paid = 0, seller = 0, shop = 0] = allocate(line.priceCents * quantity, amounts);
  return {
    part: { paidCents: paid, discounts: { seller, shop } },
    rest: {
      paidCents: paidCents - paid,
      discounts: { seller: discounts.seller - seller, shop: discounts.shop - shop },
    },
  };
}
