import type { Collection, Db } from 'mongodb';
import type { DayDocument, SumDocument } from '../counts/day.store.ts';
import { type Sums, sumsOf } from '../counts/sums.ts';
import { partsOfDayId } from '../counts/tally.ts';
import { COUNTERS } from '../events/counted.ts';
import { firstDayOf, QUARTERS_OF_DAY, quarterOf, yearOf } from '../time/time.ts';

/** Sets the sums of a document at the given numbers of days or quarters. Returns whether one of them was wrong. */
async function setSumsAt(
  documents: Collection<SumDocument>,
  { id, sums }: Sums,
  numbers: readonly number[],
  mayBeMissing: boolean,
): Promise<boolean> {
  const document = await documents.findOne({ _id: id });
  const $set: Record<string, number> = {};
  for (const letter of Object.values(COUNTERS))
    for (const number of numbers) {
      const stored = document?.[letter]?.[number] ?? 0;
      const expected = sums[`${letter}.${number}`] ?? 0;
      if (mayBeMissing ? stored > expected : stored !== 0 && stored !== expected)
        $set[`${letter}.${number}`] = expected;
    }
  if (Object.keys($set).length === 0) return false;
  await documents.updateOne({ _id: id }, { $set });
  return true;
}

/**
 * Sets a day's sums in the documents of its year and month, also to lower values; the service itself only raises them.
 * The sums of an open day may still be missing there. Returns whether anything was wrong.
 */
export async function setSums(db: Db, document: DayDocument, mayBeMissing: boolean): Promise<boolean> {
  const { day } = partsOfDayId(document._id);
  const { year, month } = sumsOf(document);
  const quarters = Array.from({ length: QUARTERS_OF_DAY }, (_, at) => quarterOf(day, 0) + at);
  const inYear = await setSumsAt(db.collection('year_counts'), year, [day - firstDayOf(yearOf(day))], mayBeMissing);
  const inMonth = await setSumsAt(db.collection('month_counts'), month, quarters, mayBeMissing);
  return inYear || inMonth;
}
