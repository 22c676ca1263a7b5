import type { Db } from 'mongodb';
import { type DayDocument, sumOf, type YearDocument, yearId } from '../counts/day.store.ts';
import { COUNTERS, partsOfDayId } from '../counts/tally.ts';
import { firstDayOf, yearOf } from '../time.ts';

/**
 * Says in a year's document what a day counted, also where that is less than it says: the service itself only ever raises it. A day that
 * is open may be missing there yet. Answers whether anything was wrong.
 */
export async function setYearSums(db: Db, document: DayDocument, mayBeMissing: boolean): Promise<boolean> {
  const years = db.collection<YearDocument>('year_counts');
  const { owner, day } = partsOfDayId(document._id);
  const year = yearOf(day);
  const _id = yearId(owner, year);
  const place = day - firstDayOf(year);
  const known = await years.findOne({ _id });
  const wrong = Object.values(COUNTERS).filter((letter) => {
    const [says, is] = [known?.[letter]?.[place] ?? 0, sumOf(document[letter])];
    return mayBeMissing ? says > is : says !== 0 && says !== is;
  });
  if (wrong.length === 0) return false;
  const $set = Object.fromEntries(wrong.map((letter) => [`${letter}.${place}`, sumOf(document[letter])]));
  await years.updateOne({ _id }, { $set });
  return true;
}
