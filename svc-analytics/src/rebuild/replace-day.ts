import type { Db } from 'mongodb';
import type { DayDocument } from '../counts/day.store.ts';
import { partsOfDayId } from '../counts/tally.ts';
import { COUNTERS, ITEM_COUNTERS } from '../events/counted.ts';
import { setSums } from './set-sums.ts';

const LETTERS = [...Object.values(COUNTERS), ...Object.values(ITEM_COUNTERS)];

/** Returns the counts of a day as text. Equal counts give equal texts. */
const countsOf = (document: DayDocument | null): string =>
  JSON.stringify(
    LETTERS.map((letter) =>
      Object.entries(document?.[letter] ?? {})
        .filter(([, count]) => count !== 0)
        .sort(([a], [b]) => (a < b ? -1 : 1)),
    ),
  );

/** Writes the rebuilt document unless the one in use changed in the meantime. Returns whether it was written. */
async function write(db: Db, document: DayDocument, used: DayDocument | null): Promise<boolean> {
  const next = {
    ...document,
    lanes: { ...used?.lanes, ...document.lanes },
    n: (used?.n ?? document.n) + 1,
    open: partsOfDayId(document._id).day,
  };
  const { matchedCount, upsertedCount } = await db
    .collection<DayDocument>('day_counts')
    .replaceOne(used ? { _id: document._id, n: used.n } : { _id: document._id, n: { $exists: false } }, next, {
      upsert: !used,
    });
  return matchedCount + upsertedCount > 0;
}

/**
 * Replaces the document in use by a rebuilt one. Returns `later` when the one in use holds more.
 * @param holdsAllOf whether `a` holds all groups that `b` holds
 */
export async function replaceDay(
  db: Db,
  document: DayDocument,
  holdsAllOf: (a: DayDocument, b: DayDocument) => boolean,
): Promise<'same' | 'corrected' | 'later'> {
  const used = await db.collection<DayDocument>('day_counts').findOne({ _id: document._id });
  if (used && !holdsAllOf(document, used)) return 'later';
  const same = countsOf(used) === countsOf(document);
  if (!same && !(await write(db, document, used))) return 'later';
  const lowered = await setSums(db, document, same && used?.open !== undefined);
  return same && !lowered ? 'same' : 'corrected';
}
