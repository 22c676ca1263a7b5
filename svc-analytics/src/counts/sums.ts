import { firstDayOf, monthOf, quarterOf, yearOf } from '../time.ts';
import type { DayDocument } from './day.store.ts';
import { COUNTERS, type Owner, partsOfDayId } from './tally.ts';

export const yearId = (owner: Owner, year: number): string => `${owner}:${year}`;
export const monthId = (owner: Owner, month: number): string => `${owner}:${month}`;

/** What a document of sums says of a day at least, by letter and number: `v.31`. */
export type Sums = { id: string; sums: Record<string, number> };

/** What a day adds to its year, by day, and to its month, by quarter of an hour. */
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

/** The sums of several days, one for each document that they are in. */
export function merged(all: readonly Sums[]): Sums[] {
  const byId = new Map<string, Record<string, number>>();
  for (const { id, sums } of all) byId.set(id, Object.assign(byId.get(id) ?? {}, sums));
  return [...byId].map(([id, sums]) => ({ id, sums }));
}
