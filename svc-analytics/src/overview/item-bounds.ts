import type { Period } from '@ethereal/contracts/analytics';
import { DAY_MS } from '@ethereal/contracts/durations';
import { type CountReader, eachItemCount, type StoredCounts } from '../counts/count-reader.ts';
import { monthId } from '../counts/sums.ts';
import { dayId, type Owner } from '../counts/tally.ts';
import { type Counter, ITEM_COUNTERS } from '../events/counted.ts';
import { FRESH_DAYS } from '../series/plan-reading.ts';
import type { Span } from '../series/read-cells.ts';
import { dayOf, firstDayOfMonth, monthOf } from '../time/time.ts';

/** Figures of an item in a period, and its views in the period before. */
type Standing = {
  views: number;
  previousViews: number;
  sales: number;
  /** Revenue in cents. */
  revenue: number;
};

/**
 * Bounds of an item's figures. `upper` includes the whole of every day that the period touches; `minViews` includes
 * only days that lie completely in the period.
 */
export type Bounds = { upper: Standing; minViews: number };

type Unit = { grain: 'day' | 'month_item'; id: string; from: number };

/** Returns the documents between two times: days, or for a year the months that are folded and days for the rest. */
function unitsOf(seller: Owner, { from, to }: Span, byMonth: boolean, today: number): Unit[] {
  const units: Unit[] = [];
  for (let day = byMonth ? firstDayOfMonth(monthOf(dayOf(from))) : dayOf(from); day * DAY_MS < to; ) {
    const next = firstDayOfMonth(monthOf(day) + 1);
    const folded = byMonth && next <= today - FRESH_DAYS;
    const id = folded ? monthId(seller, monthOf(day)) : dayId(seller, day);
    units.push({ grain: folded ? 'month_item' : 'day', id, from: day * DAY_MS });
    day = folded ? next : day + 1;
  }
  return units;
}

function add(
  all: Map<string, Bounds>,
  unit: Unit & { to: number },
  document: StoredCounts | undefined,
  currentFrom: number,
): void {
  const boundsOf = (item: string) => {
    const known = all.get(item);
    if (known) return known;
    const bounds = { upper: { views: 0, previousViews: 0, sales: 0, revenue: 0 }, minViews: 0 };
    all.set(item, bounds);
    return bounds;
  };
  const each = (counter: Counter, visit: (bounds: Bounds, count: number) => void) =>
    eachItemCount(document, ITEM_COUNTERS[counter] ?? '', (item, count) => visit(boundsOf(item), count));
  const [isCurrent, isInside] = [unit.to > currentFrom, unit.from >= currentFrom];
  each('views', (bounds, count) => {
    if (isCurrent) bounds.upper.views += count;
    if (isInside) bounds.minViews += count;
    else bounds.upper.previousViews += count;
  });
  if (!isCurrent) return;
  // A reversal counts in the minute of its sale, so no minute has a negative remainder.
  for (const [counter, figure, sign] of MONEY)
    each(counter, ({ upper }, count) => {
      upper[figure] += sign * count;
    });
}

const MONEY = [
  ['sales', 'sales', 1],
  ['cancellations', 'sales', -1],
  ['revenue', 'revenue', 1],
  ['refunds', 'revenue', -1],
] as const;

/**
 * Returns upper and lower bounds of the figures of each of a seller's items in a period. It reads only the few
 * documents that are kept per seller: one for each day, or one for each month of a year.
 */
export async function readBounds(
  counts: Pick<CountReader, 'find'>,
  seller: Owner,
  { current, previous }: { current: Span; previous: Span },
  options: { period: Period; today: number },
): Promise<Map<string, Bounds>> {
  const span = { from: previous.from, to: current.to };
  const units = unitsOf(seller, span, options.period === 'Year', options.today);
  const idsOf = (grain: Unit['grain']) => units.filter((unit) => unit.grain === grain).map(({ id }) => id);
  const [days, months] = await Promise.all([
    counts.find('day', idsOf('day')),
    counts.find('month_item', idsOf('month_item')),
  ]);
  const all = new Map<string, Bounds>();
  for (const [at, unit] of units.entries()) {
    const to = units[at + 1]?.from ?? Number.POSITIVE_INFINITY;
    const document = (unit.grain === 'day' ? days : months).get(unit.id);
    add(all, { ...unit, to }, document, current.from);
  }
  return all;
}
