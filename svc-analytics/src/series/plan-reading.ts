import type { Grain } from '../counts/count-reader.ts';
import { DAY_MS, dayOf, monthOf, QUARTER_MS } from '../time.ts';

/** A day is brought into its year and month when it is over for a day at least; until it surely is, its own document is read. */
export const FRESH_DAYS = 2;
/** A month's document holds as much as two busy days' documents. */
const DAYS_LIKE_A_MONTH = 2;

/** Of each UTC day between the first and the last of ascending boundaries, the coarsest counts that no boundary cuts through. */
export function planReading(boundaries: readonly number[], today: number): Map<number, Grain> {
  const [from = 0, to = 0] = [boundaries.at(0), boundaries.at(-1)];
  const plan = new Map<number, Grain>();
  for (let day = dayOf(from); day * DAY_MS < to; day++)
    plan.set(day, day < today - FRESH_DAYS ? 'year' : 'day');
  for (const boundary of boundaries) {
    const day = dayOf(boundary);
    if (boundary % DAY_MS === 0 || !plan.has(day)) continue;
    if (boundary % QUARTER_MS !== 0) plan.set(day, 'day');
    else if (plan.get(day) === 'year') plan.set(day, 'month');
  }
  const byMonth = Map.groupBy(
    [...plan.keys()].filter((day) => plan.get(day) === 'month'),
    monthOf,
  );
  for (const days of byMonth.values())
    if (days.length <= DAYS_LIKE_A_MONTH) for (const day of days) plan.set(day, 'day');
  return plan;
}
