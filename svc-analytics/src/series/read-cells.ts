import type { CountKind } from '@ethereal/contracts/analytics';
import { DAY_MS, MINUTE_MS } from '@ethereal/contracts/durations';
import { type CountReader, eachCount, type Grain, type StoredCounts } from '../counts/count-reader.ts';
import type { DayStore } from '../counts/day.store.ts';
import { monthId, yearId } from '../counts/sums.ts';
import { dayId, type Owner } from '../counts/tally.ts';
import { COUNTERS, type Counter } from '../events/counted.ts';
import { firstDayOf, firstDayOfMonth, monthOf, QUARTER_MS, QUARTERS_OF_DAY, yearOf } from '../time/time.ts';
import { planReading } from './plan-reading.ts';
import { unitAt } from './series.rules.ts';

/** A span of time in milliseconds since 1970. `to` is exclusive. */
export type Span = { from: number; to: number };
/** The count from the boundary `start` to the next boundary. */
export type Cell = { start: number; count: number };
/** Returns the cells of a counter, computed on each call. */
export type CellsOf = (counter: Counter) => Cell[];

export type Counts = Pick<CountReader, 'find'> & Pick<DayStore, 'reopen'>;

type Found = Record<Grain, ReadonlyMap<string, StoredCounts>>;
type Plan = ReadonlyMap<number, Grain>;
const LETTERS = Object.values(COUNTERS);

const daysBy = (plan: Plan, grain: Grain) => [...plan].flatMap(([day, by]) => (by === grain ? [day] : []));

/**
 * Returns the days whose quarters of an hour do not add up to their sum in the year's document. Their fold is
 * incomplete or in progress.
 */
function incompleteDays(owner: Owner, plan: Plan, { month: months, year: years }: Found): number[] {
  const byQuarter = daysBy(plan, 'month');
  const incomplete = new Set<number>();
  for (const letter of LETTERS) {
    const missing = new Map<number, number>();
    const add = (day: number, count: number) => {
      if (plan.get(day) === 'month') missing.set(day, (missing.get(day) ?? 0) + count);
    };
    for (const year of new Set(byQuarter.map(yearOf))) {
      const firstDay = firstDayOf(year);
      eachCount(years.get(yearId(owner, year)), letter, (at, count) => add(firstDay + at, count));
    }
    for (const month of new Set(byQuarter.map(monthOf))) {
      const firstDay = firstDayOfMonth(month);
      eachCount(months.get(monthId(owner, month)), letter, (at, count) =>
        add(firstDay + Math.floor(at / QUARTERS_OF_DAY), -count),
      );
    }
    for (const [day, count] of missing) if (count !== 0) incomplete.add(day);
  }
  return [...incomplete];
}

/** Adds up the counts between each boundary and the next. */
function cellsIn(owner: Owner, plan: Plan, found: Found, boundaries: readonly number[]): CellsOf {
  const [first = 0, last = 0] = [boundaries.at(0), boundaries.at(-1)];
  const years = new Set(daysBy(plan, 'year').map(yearOf));
  const months = new Set(daysBy(plan, 'month').map(monthOf));
  const days = daysBy(plan, 'day');
  return (counter) => {
    const letter = COUNTERS[counter];
    const sums = new Float64Array(boundaries.length);
    const add = (start: number, count: number) => {
      if (start < first || start >= last) return;
      const at = unitAt(boundaries, start);
      sums[at] = (sums[at] ?? 0) + count;
    };
    for (const year of years) {
      const firstDay = firstDayOf(year);
      eachCount(found.year.get(yearId(owner, year)), letter, (at, count) => {
        if (plan.get(firstDay + at) === 'year') add((firstDay + at) * DAY_MS, count);
      });
    }
    for (const month of months) {
      const firstDay = firstDayOfMonth(month);
      eachCount(found.month.get(monthId(owner, month)), letter, (at, count) => {
        if (plan.get(firstDay + Math.floor(at / QUARTERS_OF_DAY)) === 'month')
          add(firstDay * DAY_MS + at * QUARTER_MS, count);
      });
    }
    for (const day of days)
      eachCount(found.day.get(dayId(owner, day)), letter, (minute, count) =>
        add(day * DAY_MS + minute * MINUTE_MS, count),
      );
    return boundaries.flatMap((start, at) => (sums[at] ? [{ start, count: sums[at] }] : []));
  };
}

/**
 * Reads the counts of some owners between the first and the last of ascending boundaries, exact to the minute. A cell
 * never crosses a boundary.
 */
export async function readCells(
  counts: Counts,
  owners: readonly Owner[],
  boundaries: readonly number[],
  today: number,
): Promise<Map<Owner, CellsOf>> {
  const plan = planReading(boundaries, today);
  const idsOf = (units: Iterable<number>, idOf: (owner: Owner, unit: number) => string) =>
    owners.flatMap((owner) => [...units].map((unit) => idOf(owner, unit)));
  const byQuarter = daysBy(plan, 'month');
  const folded = [...daysBy(plan, 'year'), ...byQuarter];
  const [day, month, year] = await Promise.all([
    counts.find('day', idsOf(daysBy(plan, 'day'), dayId)),
    counts.find('month', idsOf(new Set(byQuarter.map(monthOf)), monthId)),
    counts.find('year', idsOf(new Set(folded.map(yearOf)), yearId)),
  ]);
  const found = { day, month, year };

  const plans = new Map<Owner, Plan>();
  const incomplete: string[] = [];
  for (const owner of owners) {
    const days = byQuarter.length > 0 ? incompleteDays(owner, plan, found) : [];
    for (const entry of days) incomplete.push(dayId(owner, entry));
    plans.set(owner, days.length > 0 ? new Map([...plan, ...days.map((entry) => [entry, 'day'] as const)]) : plan);
  }
  if (incomplete.length > 0) {
    const [more] = await Promise.all([counts.find('day', incomplete), counts.reopen(incomplete)]);
    found.day = new Map([...day, ...more]);
  }
  return new Map(owners.map((owner) => [owner, cellsIn(owner, plans.get(owner) ?? plan, found, boundaries)]));
}

/** Returns the cells that dashboards show: sales minus cancellations, and other kinds as counted. */
export function netCells(cellsOf: CellsOf, kind: CountKind): Cell[] {
  if (kind !== 'sales') return cellsOf(kind);
  const cancelled = cellsOf('cancellations').map(({ start, count }) => ({ start, count: -count }));
  return [...cellsOf('sales'), ...cancelled];
}
