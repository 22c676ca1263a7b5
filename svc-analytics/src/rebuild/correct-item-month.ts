import type { Db } from 'mongodb';
import type { DayDocument, DayStore, ItemCounts } from '../counts/day.store.ts';
import { addItemSums, daysOfMonths, monthId, type Sums } from '../counts/sums.ts';
import { partsOfDayId } from '../counts/tally.ts';
import { ITEM_COUNTERS } from '../events/counted.ts';
import { monthOf } from '../time.ts';

type Counts = Readonly<Record<string, number>>;

/** What a month's days count of its items: all of them, and those that are folded into it. */
async function sumsOfDays(db: Db, id: string, monthDocument: string, today: number) {
  const days = db.collection<DayDocument>('day_counts');
  const [all, folded] = [new Map<string, Sums>(), new Map<string, Sums>()];
  /** Whether a day that is over waits to be folded: all of its month are added up then. */
  let waits = false;
  for await (const one of days.find({ _id: { $in: daysOfMonths([id], Number.POSITIVE_INFINITY) } })) {
    addItemSums(all, one);
    if (one.open === undefined) addItemSums(folded, one);
    else waits ||= partsOfDayId(one._id).day < today - 1;
  }
  return { all: all.get(monthDocument)?.sums ?? {}, folded: folded.get(monthDocument)?.sums ?? {}, waits };
}

const countsIn = (document: ItemCounts | null): Counts =>
  Object.fromEntries(
    Object.values(ITEM_COUNTERS).flatMap((letter) =>
      Object.entries(document?.[letter] ?? {}).map(([item, count]) => [`${letter}.${item}`, count] as const),
    ),
  );

const hasMore = (one: Counts, other: Counts): boolean =>
  Object.entries(one).some(([path, count]) => count > (other[path] ?? 0));

/**
 * What a month says of a seller's items only grows by itself: where it is not what its days say, it goes, and is made of them anew when the
 * next is folded. By what stands there, not by what was corrected just now: that may have been a rebuild that was killed. Whether it was so.
 */
export async function correctItemMonth(db: Db, days: DayStore, id: string, today: number): Promise<boolean> {
  const { owner, day } = partsOfDayId(id);
  const _id = monthId(owner, monthOf(day));
  const months = db.collection<ItemCounts & { _id: string }>('month_item_counts');
  const said = countsIn(await months.findOne({ _id }));
  const { all, folded, waits } = await sumsOfDays(db, id, _id, today);
  const isWrong = hasMore(said, all) || (!waits && hasMore(folded, said));
  if (!isWrong) return false;
  await days.reopen([id]);
  await months.deleteOne({ _id });
  // It may have been folded between the two.
  await days.reopen([id]);
  return true;
}
