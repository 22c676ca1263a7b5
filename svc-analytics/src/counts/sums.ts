import { COUNTERS, ITEM_COUNTERS } from '../events/counted.ts';
import { firstDayOf, firstDayOfMonth, monthOf, quarterOf, yearOf } from '../time/time.ts';
import type { DayDocument, ItemCounts } from './day.store.ts';
import { dayId, type Owner, partsOfDayId } from './tally.ts';

/** Returns the id of the document with an owner's counts of a year. */
export const yearId = (owner: Owner, year: number): string => `${owner}:${year}`;
/** Returns the id of the document with an owner's counts of a month. */
export const monthId = (owner: Owner, month: number): string => `${owner}:${month}`;

/** Minimum values of a day's fields in a sum document, by letter and number: `v.31`. */
export type Sums = { id: string; sums: Record<string, number> };

/** Returns the sums of a day for its year, by day, and for its month, by quarter of an hour. */
export function sumsOf(document: DayDocument): { year: Sums; month: Sums } {
  const { owner, day } = partsOfDayId(document._id);
  const [year, month] = [yearOf(day), monthOf(day)];
  const result = {
    year: { id: yearId(owner, year), sums: {} as Record<string, number> },
    month: { id: monthId(owner, month), sums: {} as Record<string, number> },
  };
  const add = (sums: Record<string, number>, path: string, count: number) => {
    sums[path] = (sums[path] ?? 0) + count;
  };
  for (const letter of Object.values(COUNTERS)) {
    for (const [minute, count] of Object.entries(document[letter] ?? {})) {
      if (count === 0) continue;
      add(result.year.sums, `${letter}.${day - firstDayOf(year)}`, count);
      add(result.month.sums, `${letter}.${quarterOf(day, Number(minute))}`, count);
    }
  }
  return result;
}

/** Combines the sums of several days, one entry for each document. */
export function merged(all: readonly Sums[]): Sums[] {
  const byId = new Map<string, Record<string, number>>();
  for (const { id, sums } of all) byId.set(id, Object.assign(byId.get(id) ?? {}, sums));
  return [...byId].map(([id, sums]) => ({ id, sums }));
}

/** Returns the ids of all days before `before` in the months of the given days, of the same owners. */
export function daysOfMonths(ids: readonly string[], before: number): string[] {
  const months = new Map<string, { owner: Owner; month: number }>();
  for (const { owner, day } of ids.map(partsOfDayId))
    months.set(monthId(owner, monthOf(day)), { owner, month: monthOf(day) });
  return [...months.values()].flatMap(({ owner, month }) => {
    const [first, next] = [firstDayOfMonth(month), Math.min(before, firstDayOfMonth(month + 1))];
    return Array.from({ length: Math.max(0, next - first) }, (_, at) => dayId(owner, first + at));
  });
}

/** Adds the counts of a seller's items on a day to the sums of the months. */
export function addItemSums(months: Map<string, Sums>, document: ItemCounts & { _id: string }): void {
  const { owner, day } = partsOfDayId(document._id);
  const id = monthId(owner, monthOf(day));
  const month = months.get(id) ?? { id, sums: {} };
  months.set(id, month);
  const sums: Record<string, number> = month.sums;
  for (const letter of Object.values(ITEM_COUNTERS))
    for (const [item, count] of Object.entries(document[letter] ?? {}))
      sums[`${letter}.${item}`] = (sums[`${letter}.${item}`] ?? 0) + count;
}
