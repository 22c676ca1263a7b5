import { z } from 'zod';
import { hasControl, hasControlInProse, isVisible, normalizeLine, normalizeProse } from './text.ts';

/** Id of any record: 24 hexadecimal digits in lower case. */
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

/** Page size in a query string: a whole number from 1 to 60. */
export const limit = z
  .string()
  .regex(/^\d{1,2}$/, 'Must be a whole number from 1 to 60.')
  .transform(Number)
  .pipe(z.number().min(1, 'Must be at least 1.').max(60, 'Must be at most 60.'));

/** Maximum length of a text that is searched for in items, people or all orders, in characters. */
export const MAX_SEARCH = 200;

/** Maximum length of a cursor, in characters. */
export const MAX_CURSOR = 500;

/** Start of the next page, as returned by the server; opaque to callers. */
export const cursor = z.string().max(MAX_CURSOR);

/** Paging fields of a query string. */
export const paging = { limit: blankAsAbsent(limit), cursor: blankAsAbsent(cursor) };

/**
 * Text of one line that a person enters, 1 to `max` characters, normalized (`text.ts`). Rejects control characters and
 * text that cannot be seen.
 */
export function line(label: string, max: number) {
  return optionalLine(label, max).min(1, `${label} is required.`);
}

/** The same as `line`, where the text may be empty. */
export function optionalLine(label: string, max: number) {
  return z
    .string(`${label} is required.`)
    .overwrite(normalizeLine)
    .max(max, `${label} may have at most ${max} characters.`)
    .refine((text) => !hasControl(text), `${label} may not contain control characters.`)
    .refine((text) => text === '' || isVisible(text), `${label} needs a visible character.`);
}

/** Text of several lines that a person enters, 1 to `max` characters, normalized (`text.ts`). */
export function prose(label: string, max: number) {
  return optionalProse(label, max).min(1, `${label} is required.`);
}

/** The same as `prose`, where the text may be empty. */
export function optionalProse(label: string, max: number) {
  return z
    .string(`${label} is required.`)
    .overwrite(normalizeProse)
    .max(max, `${label} may have at most ${max} characters.`)
    .refine((text) => !hasControlInProse(text), `${label} may not contain control characters.`)
    .refine((text) => text === '' || isVisible(text), `${label} needs a visible character.`);
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/**
 * Returns a schema of a record whose keys are lines of text: they are normalized like `line`. Rejects the key
 * `__proto__`, which `z.record` drops silently, and keys that are equal after normalization.
 */
export function recordByLine<V extends z.ZodType>(maxKey: number, value: V) {
  const record = z.record(z.string().overwrite(normalizeLine).max(maxKey), value);
  return z.preprocess((sent: z.input<typeof record>) => {
    if (!isRecord(sent)) return sent;
    const keys = Object.keys(sent);
    const isAmbiguous = new Set(keys.map(normalizeLine)).size < keys.length;
    // Undefined is not a record: the schema rejects it.
    return Object.hasOwn(sent, '__proto__') || isAmbiguous ? undefined : sent;
  }, record);
}

/** Accepts a field without a value as forms send it: absent, null, blank or an empty list. */
export function noneAsAbsent<S extends z.ZodType>(schema: S) {
  const isNone = (value: unknown) =>
    value === null ||
    (typeof value === 'string' && value.trim() === '') ||
    (Array.isArray(value) && value.length === 0);
  return z.preprocess((value) => (isNone(value) ? undefined : value), schema.optional());
}

/** Maximum length of the reason of a report, of a change to an order or of an operator's action, in characters. */
export const MAX_REASON = 500;
export const reasonSent = z.strictObject({ reason: prose('Reason', MAX_REASON) });
