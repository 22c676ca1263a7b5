import { z } from 'zod';

/** Maximum price of an item, in dollars. */
export const MAX_PRICE = 1_000_000;

/** Sums of prices may deviate from whole cents by binary rounding errors only. */
const hasCents = (dollars: number) => Math.abs(dollars * 100 - Math.round(dollars * 100)) < 1e-6;
const isCentOrNone = (dollars: number) => dollars === 0 || toCents(dollars) >= 1;

/** An amount in dollars with at most two decimals, 0 or at least a cent, as it travels on the wire. */
export const dollars = z
  .number('Must be a number.')
  .nonnegative('Must not be negative.')
  .refine(isCentOrNone, 'Must be 0 or at least 0.01.')
  .refine(hasCents, 'Must have at most 2 decimals.');

/** Whole cents, as databases and events hold money. */
export const cents = z.int().nonnegative();

/** Returns the whole cents of an amount in dollars. */
export const toCents = (amount: number): number => Math.round(amount * 100);

/** Returns the dollars of an amount in whole cents. */
export const toDollars = (amount: number): number => amount / 100;

export { formatCents, formatMoney } from './format-money.ts';
