import { DAY_MS } from '@ethereal/contracts/durations';
import type { Grain } from '../counts/count-reader.ts';
import { dayOf, monthOf, QUARTER_MS } from '../time/time.ts';

/**
 * Number of days before today that are read from their own documents. A day is folded into its year and month at least
 * one day after its end.
 */
export const FRESH_DAYS = 2;
/** Number of days whose documents are about as large as the document of one month. */
const DAYS_LIKE_A_MONTH = 2;

/** Returns the coarsest grain of a day, up to the given one, that the boundary does not divide. */
function grainCutBy(boundary: number, grain: Grain): Grain {
  if (boundary % DAY_MS === 0) return grain;
  if (boundary % QUARTER_MS !== 0) return 'day';
  return grain === 'year' ? 'month' : grain;
}

/** Returns the days of months from which so few days are read that the days' own documents are smaller. */
function daysOfSmallMonths(plan: ReadonlyMap<number, Grain>): number[] {
  const byMonth = Map.groupBy(
    [...plan.keys()].filter((day) => plan.get(day) === 'month'),
    monthOf,
  );
  return [...byMonth.values()].filter((days) => days.length <= DAYS_LIKE_A_MONTH).flat();
}

/**
 * Returns, for each UTC day between the first and the last of ascending boundaries, the coarsest grain that no boundary
 * divides.
 */
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
