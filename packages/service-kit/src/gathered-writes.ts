import type { AnyBulkWriteOperation, Collection, Filter, OptionalUnlessRequiredId, UpdateFilter } from 'mongodb';
import { gather } from './gather.ts';
import { duplicatesOf, refusedAmong } from './mongo.ts';

type Stored = { _id: string };

/** Update of one document that is made only if the document matches the whole filter. */
export type ConditionalUpdate<T extends Stored> = {
  filter: Filter<T> & Stored;
  update: UpdateFilter<T>;
  /** Whether the update creates the document when there is none with this id. */
  creates?: boolean;
};

/**
 * Id that no document can get by an upsert whose filter has another id. The database refuses the insert with an error
 * that names the update, so a deleted document is never created again, not even for a moment.
 */
const NEVER_INSERTED = { _id: '' };

/**
 * Makes several conditional updates by one command. Returns for each whether it was made. The command reports the
 * number of matched updates, not which. Therefore each is an upsert: one whose filter does not match fails, because its
 * key exists or because its insert is refused, and the error names the update.
 */
export async function updateTogether<T extends Stored>(
  collection: Collection<T>,
  updates: readonly ConditionalUpdate<T>[],
): Promise<boolean[]> {
  const operations = updates.map(({ filter, update, creates = false }): AnyBulkWriteOperation<T> => {
    const guarded = creates ? update : ({ ...update, $setOnInsert: NEVER_INSERTED } as UpdateFilter<T>);
    return { updateOne: { filter, update: guarded, upsert: true } };
  });
  const refused = await refusedAmong(collection.bulkWrite(operations, { ordered: false }));
  return updates.map((_, at) => !refused.has(at));
}

/**
 * Creates the conditional update of stored documents. Updates of one turn of the event loop share a command. Returns
 * whether the document matched.
 */
export function gatherUpdates<T extends Stored>(
  collection: Collection<T>,
): (update: Omit<ConditionalUpdate<T>, 'creates'>) => Promise<boolean> {
  return gather(async (updates: readonly ConditionalUpdate<T>[]): Promise<boolean[]> => {
    const [only] = updates;
    if (only && updates.length === 1)
      return [(await collection.updateOne(only.filter, only.update)).matchedCount === 1];
    return updateTogether(collection, updates);
  });
}

/**
 * Creates the insert of documents. Inserts of one turn of the event loop share a command. Returns false for a document
 * with a key that is stored already.
 */
export function gatherInserts<T extends Stored>(collection: Collection<T>): (document: T) => Promise<boolean> {
  return gather(async (documents: readonly T[]): Promise<boolean[]> => {
    const all = [...documents] as OptionalUnlessRequiredId<T>[];
    const duplicates = await duplicatesOf(collection.insertMany(all, { ordered: false }));
    return documents.map((_, at) => !duplicates.has(at));
  });
}
