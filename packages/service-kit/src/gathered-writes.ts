import type { AnyBulkWriteOperation, Collection, Filter, OptionalUnlessRequiredId, UpdateFilter } from 'mongodb';
import { MongoBulkWriteError } from 'mongodb';
import { gather } from './gather.ts';
import { duplicatesAmong, duplicatesOf } from './mongo.ts';

type Stored = { _id: string };

/** Update of one document that is made only if the document matches the whole filter. */
export type ConditionalUpdate<T extends Stored> = {
  filter: Filter<T> & Stored;
  update: UpdateFilter<T>;
};

/** Outcome of a conditional update. `stale`: the document did not match. `inserted`: there was no such document. */
type Outcome = 'updated' | 'inserted' | 'stale';

/**
 * Makes several conditional updates by one command. The command reports the number of matched updates, not which.
 * Therefore each is an upsert: one whose filter does not match fails with a duplicate key, which names the update.
 */
export async function updateTogether<T extends Stored>(
  collection: Collection<T>,
  updates: readonly ConditionalUpdate<T>[],
): Promise<Outcome[]> {
  const operations = updates.map(
    ({ filter, update }): AnyBulkWriteOperation<T> => ({ updateOne: { filter, update, upsert: true } }),
  );
  let stale: ReadonlySet<number> = new Set();
  let upserted: Record<number, unknown> = {};
  try {
    upserted = (await collection.bulkWrite(operations, { ordered: false })).upsertedIds;
  } catch (error) {
    stale = duplicatesAmong(error);
    if (error instanceof MongoBulkWriteError) upserted = error.result.upsertedIds;
  }
  return updates.map((_, at) => {
    if (stale.has(at)) return 'stale';
    return at in upserted ? 'inserted' : 'updated';
  });
}

/**
 * Creates the conditional update of stored documents. Updates of one turn of the event loop share a command. Returns
 * whether the document matched.
 */
export function gatherUpdates<T extends Stored>(
  collection: Collection<T>,
): (update: ConditionalUpdate<T>) => Promise<boolean> {
  return gather(async (updates: readonly ConditionalUpdate<T>[]): Promise<boolean[]> => {
    const [only] = updates;
    if (only && updates.length === 1)
      return [(await collection.updateOne(only.filter, only.update)).matchedCount === 1];
    const outcomes = await updateTogether(collection, updates);
    // A document that was deleted in the meantime was created again. It is deleted again.
    const ghosts = updates.flatMap(({ filter }, at) => (outcomes[at] === 'inserted' ? [filter._id] : []));
    if (ghosts.length > 0) await collection.deleteMany({ _id: { $in: ghosts } } as Filter<T>);
    return outcomes.map((outcome) => outcome === 'updated');
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
