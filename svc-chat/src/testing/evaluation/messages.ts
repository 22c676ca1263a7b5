import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const FILE = join(import.meta.dirname, '../../../data/evaluation.jsonl');
/** A regular expression as it is written: `/wool|merino/i`. */
const pattern = z.string().transform((written) => {
  const end = written.lastIndexOf('/');
  return new RegExp(written.slice(1, end), written.slice(end + 1));
});

/** What must hold of the last answer. */
const check = z.strictObject({
  /** Every item shown has such a name, and there is one. */
  only: pattern.optional(),
  /** For each of these an item is shown whose name matches. */
  has: z.union([pattern.transform((one) => [one]), z.array(pattern)]).default([]),
  /** The first item shown. */
  first: pattern.optional(),
  /** No item shown says so in its name, description or category. */
  not: pattern.optional(),
  max: z.number().optional(),
  min: z.number().optional(),
  /** Categories that items may be of, separated by blanks. */
  in: z.string().optional(),
  /** Every item shown comes in this size. */
  size: z.string().optional(),
  /** No item is shown. */
  none: z.literal(true).optional(),
  says: pattern.optional(),
  saysNot: pattern.optional(),
});

const message = z.strictObject({
  /** By whom and when it was written. */
  origin: z.string(),
  /** What kind of understanding it asks for. */
  kind: z.string(),
  /** One message, or several of one conversation. */
  say: z.array(z.string()),
  /** The name of the item whose page is open. */
  page: z.string().optional(),
  /** The shopper is signed in. */
  me: z.boolean().optional(),
  /** The goods that it is asked about; those of the demo shop if none are named. */
  shop: z.literal('small').optional(),
  check,
});
export type Check = z.output<typeof check>;
export type Written = z.output<typeof message>;

export const parseWritten = (lines: string): Written[] =>
  lines
    .trimEnd()
    .split('\n')
    .map((line) => message.parse(JSON.parse(line)));

export const readWritten = (): Written[] => parseWritten(readFileSync(FILE, 'utf8'));
