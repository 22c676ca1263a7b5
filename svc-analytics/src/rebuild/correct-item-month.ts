import type { Db } from 'mongodb';
import type { DayDocument, DayStore, ItemCounts } from '../counts/day.store.ts';
import { addItemSums, daysOfMonths, monthId, type Sums } from '../counts/sums.ts';
import { partsOfDayId } from '../counts/tally.ts';
import { ITEM_COUNTERS } from '../events/counted.ts';
import { monthOf } from '../time/time.ts';

type Counts = Readonly<Record<string, number>>;

/** Returns the sums by item of a month's days: of all days, and of those that are folded into the month. */
async function sumsOfDays(db: Db, id: string, monthDocument: string, today: number) {
  const days = db.collection<DayDocument>('day_counts');
  const [all, folded] = [new Map<string, Sums>(), new Map<string, Sums>()];
  /** Whether a past day waits to be folded. The fold then adds up all days of its month. */
  let waits = false;
  for await (const entry of days.find({ _id: { $in: daysOfMonths([id], Number.POSITIVE_INFINITY) } })) {
    addItemSums(all, entry);
    if (entry.open === undefined) addItemSums(folded, entry);
    else waits ||= partsOfDayId(entry._id).day < today - 1;
  }
  return { all: all.get(monthDocument)?.sums ?? {}, folded: folded.get(monthDocument)?.sums ?? {}, waits };
}

const countsIn = (document: ItemCounts | null): Counts =>
  Object.fromEntries(
    Object.values(ITEM_COUNTERS).flatMap((letter) =>
      Object.entries(document?.[letter] ?? {}).map(([item, count]) => [`${letter}.${item}`, count] as const),
    ),
  );

const hasMore = (a: Counts, b: Counts): boolean => Object.entries(a).some(([path, count]) => count > (b[path] ?? 0));

/**
 * Deletes a month's sums of a seller's items if they differ from the sums of its days, because the service itself only
 * raises them. The next fold of a day creates them again from all days. The check compares stored documents and not
 * only days corrected in this run, because a rebuild that was killed may have corrected them. Returns whether the month
 * was wrong.
 */
export async function correctItemMonth(db: Db, days: DayStore, id: string, today: number): Promise<boolean> {
  const { owner, day } = partsOfDayId(id);
  const _id = monthId(owner, monthOf(day));
  const months = db.collection<ItemCounts & { _id: string }>('month_item_counts');
  const stored = countsIn(await months.findOne({ _id }));
  const { all, folded, waits } = await sumsOfDays(db, id, _id, today);
  const isWrong = hasMore(stored, all) || (!waits && hasMore(folded, stored));
  if (!isWrong) return false;
  await days.reopen([id]);
  await months.deleteOne({ _id });
  // The day may have been folded between the two calls.
  await days.reopen([id]);
  return true;
}
