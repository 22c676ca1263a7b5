import { z } from 'zod';

/** The highest price of an item, in dollars. */
export const MAX_PRICE = 1_000_000;

/** Tolerates the error of sums of floating-point numbers. An amount above zero that rounds to less than a cent has none. */
const hasCents = (dollars: number) => {
  const cents = Math.round(dollars * 100);
  return Math.abs(dollars * 100 - cents) < 1e-6 && (cents > 0 || dollars === 0);
};

/** An amount in dollars with at most two decimals, as it travels on the wire. */
export const dollars = z
  .number('Must be a number.')
  .nonnegative('Must not be negative.')
  .refine(hasCents, 'Must have at most 2 decimals.');

/** Whole cents, as databases and events hold money. */
export const cents = z.int().nonnegative();

/** Dollars of the wire → whole cents. */
export const toCents = (amount: number): number => Math.round(amount * 100);

/** Whole cents → dollars of the wire. */
export const toDollars = (amount: number): number => amount / 100;

export { formatMoney } from './format-money.ts';
