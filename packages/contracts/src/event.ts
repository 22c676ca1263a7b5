import { z } from 'zod';
import { id, moment } from './common.ts';

/** A cache tag: a word without blanks, commas and quotes. */
const cacheTag = z.string().regex(/^[^\s",]{1,100}$/, 'A cache tag is one word.');

type About<D> = { subject: string; data: D };
type Changes<D> = (event: About<D>) => readonly string[];

const changesByType = new Map<string, Changes<never>>();

/**
 * Declares an event and the schema of its message.
 * @param changes returns the cache tags of answers that the event makes stale (`shows` of calls); none by default
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
    /** Cache tags of the answers that this event makes stale. */
    changes: z.array(cacheTag).max(50).optional(),
  });
}

/** Returns the cache tags of the answers that an event makes stale, as its declaration states. */
export function changesOf({ type, ...about }: { type: string } & About<unknown>): readonly string[] {
  // The cast is sound: a publisher passes the data that the declaration of the type requires.
  return changesByType.get(type)?.(about as About<never>) ?? [];
}
