import { z } from 'zod';
import { id, moment } from './common.ts';

/** One of the tags that answers carry which are kept in caches: a word without blanks, commas and quotes. */
export const cacheTag = z.string().regex(/^[^\s",]{1,100}$/, 'A cache tag is one word.');

type About<D> = { subject: string; data: D };
type Changes<D> = (event: About<D>) => readonly string[];

const changesByType = new Map<string, Changes<never>>();

/**
 * Declares an event: the schema of its message.
 * @param changes the tags of answers that are out of date once it has happened (`shows` of calls); none unless given
 */
export function defineEvent<const T extends string, D extends z.ZodType>(
  type: T,
  data: D,
  changes?: Changes<z.output<D>>,
) {
  if (changes) changesByType.set(type, changes);
  return z.object({
    id: z.string().min(1).max(100),
    type: z.literal(type),
    source: z.string().min(1).max(100),
    time: moment,
    subject: id,
    data,
    /** For caches: which answers are out of date now. */
    changes: z.array(cacheTag).max(50).optional(),
  });
}

/** Which answers an event puts out of date, as its declaration says. */
export function changesOf({ type, ...about }: { type: string } & About<unknown>): readonly string[] {
  // A publisher gives a type the data that its declaration names.
  return changesByType.get(type)?.(about as About<never>) ?? [];
}
