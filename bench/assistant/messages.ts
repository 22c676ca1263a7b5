import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const FILE = join(import.meta.dirname, 'evaluation.jsonl');
/** Parses a regular expression in literal form: `/wool|merino/i`. */
const pattern = z.string().transform((written) => {
  const end = written.lastIndexOf('/');
  return new RegExp(written.slice(1, end), written.slice(end + 1));
});

/** Conditions on the last answer. */
const check = z.strictObject({
  /** Every item shown has a matching name, and at least one item is shown. */
  only: pattern.optional(),
  /** For each pattern an item with a matching name is shown. */
  has: z.union([pattern.transform((one) => [one]), z.array(pattern)]).default([]),
  /** The first item shown has a matching name. */
  first: pattern.optional(),
  /** No item shown matches in its name, description or category. */
  not: pattern.optional(),
  max: z.number().optional(),
  min: z.number().optional(),
  /** Allowed categories of the items, separated by blanks. */
  in: z.string().optional(),
  /** Every item shown comes in this size. */
  size: z.string().optional(),
  /** No item is shown. */
  none: z.literal(true).optional(),
  says: pattern.optional(),
  saysNot: pattern.optional(),
});

const message = z.strictObject({
  /** Author and date of the message. */
  origin: z.string(),
  /** Kind of understanding that the message tests. */
  kind: z.string(),
  /** One message, or several of one conversation. */
  say: z.array(z.string()),
  /** The name of the item whose page is open. */
  page: z.string().optional(),
  /** Whether the shopper is logged in. */
  me: z.boolean().optional(),
  /** The shop that the message is sent to; the demo shop by default. */
  shop: z.literal('small').optional(),
  check,
});
export type Check = z.output<typeof check>;
export type Written = z.output<typeof message>;

/** Parses messages, one JSON object in each line. */
export const parseWritten = (lines: string): Written[] =>
  lines
    .trimEnd()
    .split('\n')
    .map((line) => message.parse(JSON.parse(line)));

/** Returns the messages of the file. */
export const readWritten = (): Written[] => parseWritten(readFileSync(FILE, 'utf8'));
