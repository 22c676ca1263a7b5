import type { Grain } from '../counts/count-reader.ts';
import { DAY_MS, dayOf, monthOf, QUARTER_MS } from '../time.ts';

/** A day is brought into its year and month when it is over for a day at least; until it surely is, its own document is read. */
export const FRESH_DAYS = 2;
/** A month's document holds as much as two busy days' documents. */
const DAYS_LIKE_A_MONTH = 2;

/** The coarsest counts of a day, no coarser than these, that a boundary in it does not cut through. */
function grainCutBy(boundary: number, grain: Grain): Grain {
  if (boundary % DAY_MS === 0) return grain;
  if (boundary % QUARTER_MS !== 0) return 'day';
  return grain === 'year' ? 'month' : grain;
}

/** The days of months of which so few are read that their own documents hold less. */
function daysOfSmallMonths(plan: ReadonlyMap<number, Grain>): number[] {
  const byMonth = Map.groupBy(
    [...plan.keys()].filter((day) => plan.get(day) === 'month'),
    monthOf,
  );
  return [...byMonth.values()].filter((days) => days.length <= DAYS_LIKE_A_MONTH).flat();
}

/** Of each UTC day between the first and the last of ascending boundaries, the coarsest counts that no boundary cuts through. */
export function planReading(boundaries: readonly number[], today: number): Map<number, Grain> {
  const [from = 0, to = 0] = [boundaries.at(0), boundaries.at(-1)];
  const plan = new Map<number, Grain>();
  for (let day = dayOf(from); day * DAY_MS < to; day++) plan.set(day, day < today - FRESH_DAYS ? 'year' : 'day');
  for (const boundary of boundaries) {
    const day = dayOf(boundary);
    const grain = plan.get(day);
    if (grain) plan.set(day, grainCutBy(boundary, grain));
  }
  for (const day of daysOfSmallMonths(plan)) plan.set(day, 'day');
  return plan;
}
