import { z } from 'zod';

/** Returns the fault of a value that is none of the given ones: `Must be buyer or seller.` */
export function mustBe(values: readonly string[]): string {
  const rest = values.slice(0, -1).join(', ');
  return `Must be ${rest && `${rest} or `}${values.at(-1)}.`;
}

/** One of the given values. The fault of another value names them all. */
export const oneOf = <const V extends readonly string[]>(values: V) => z.enum(values, mustBe(values));
