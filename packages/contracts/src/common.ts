import { z } from 'zod';

/** An id of any record: 24 hexadecimal digits, lower case. */
export const id = z
  .string()
  .toLowerCase()
  .regex(/^[0-9a-f]{24}$/, 'Must be an id of 24 hexadecimal digits.');

/** ISO 8601 moment in UTC. */
export const moment = z.iso.datetime();

/** Turns a blank query value into an absent one, so that `?search=` means no search. */
export function blankAsAbsent<S extends z.ZodType>(schema: S) {
  return z.preprocess((value) => (value === '' ? undefined : value), schema.optional());
}

/** A page's size in a query string: a whole number from 1 to 60. */
export const limit = z
  .string()
  .regex(/^\d{1,2}$/, 'Must be a whole number from 1 to 60.')
  .transform(Number)
  .pipe(z.number().min(1, 'Must be at least 1.').max(60, 'Must be at most 60.'));

/** Where the next page begins, as the server gave it; opaque to callers. */
export const cursor = z.string().max(500);

/** Paging fields of a query string. */
export const paging = { limit: blankAsAbsent(limit), cursor: blankAsAbsent(cursor) };

/** Text of one line that people type: trimmed, without control characters, `min` to `max` characters. */
export function line(label: string, max: number, min = 1) {
  return z
    .string(`${label} is required.`)
    .trim()
    .min(min, `${label} is required.`)
    .max(max, `${label} may have at most ${max} characters.`)
    .refine((text) => !/\p{Cc}/u.test(text), `${label} may not contain control characters.`);
}

/** Text of several lines that people type: trimmed, 1 to `max` characters. */
export function prose(label: string, max: number) {
  return z
    .string(`${label} is required.`)
    .trim()
    .min(1, `${label} is required.`)
    .max(max, `${label} may have at most ${max} characters.`);
}

/** Forms send a field without a value as nothing, as null, as blank or as an empty list: all mean that there is none. */
export function noneAsAbsent<S extends z.ZodType>(schema: S) {
  const isNone = (value: unknown) =>
    value === null ||
    (typeof value === 'string' && value.trim() === '') ||
    (Array.isArray(value) && value.length === 0);
  return z.preprocess((value) => (isNone(value) ? undefined : value), schema.optional());
}
