import {
  type CountKind,
  type Period,
  type Point,
  type TimeUnit,
  unitOf,
} from '@ethereal/contracts/analytics';
import { DateTime, type DurationLike, IANAZone } from 'luxon';
import type { Cell } from '../counts/day.store.ts';
import { floorTo, MINUTE_MS } from '../counts/slots.ts';

const SPANS: Readonly<Record<Period, DurationLike>> = {
  Day: { hours: 24 },
  Week: { days: 7 },
  Month: { days: 30 },
  Year: { months: 12 },
};

/** A stretch of time, in milliseconds since 1970; `to` is not part of it. */
export type Span = { from: number; to: number };

export const isTimeZone = (zone: string): boolean => IANAZone.isValidZone(zone);

/** The period that ends with the minute of `now`, and the one before it. Both begin on a whole minute. */
export function spansOf(period: Period, now: Date, zone: string): { current: Span; previous: Span } {
  const end = floorTo(MINUTE_MS, now.getTime()) + MINUTE_MS;
  const back = (moment: DateTime) => moment.minus(SPANS[period]);
  const start = back(DateTime.fromMillis(floorTo(MINUTE_MS, now.getTime()), { zone }));
  const from = start.toMillis();
  return { current: { from, to: end }, previous: { from: back(start).toMillis(), to: from } };
}

/** The starts of the units of a zone's calendar that a span touches, ascending. */
function unitStarts(unit: TimeUnit, { from, to }: Span, zone: string): number[] {
  const starts: number[] = [];
  let start = DateTime.fromMillis(from, { zone }).startOf(unit);
  while (start.toMillis() < to) {
    starts.push(start.toMillis());
    const next = start.plus({ [unit]: 1 });
    // A day or month begins where the zone's calendar says; minutes and hours just follow one another.
    start = unit === 'day' || unit === 'month' ? next.startOf(unit) : next;
  }
  return starts;
}

/** Counted slots → one point per unit of the zone's calendar; units without any are left out. */
export function seriesOf(
  kind: CountKind,
  period: Period,
  cells: readonly Cell[],
  span: Span,
  zone: string,
): Point[] {
  const unit = unitOf(kind, period);
  const sums = new Map<number, number>();
  const starts = unitStarts(unit, span, zone);
  const sorted = [...cells].sort((a, b) => a.start - b.start);
  let at = 0;
  for (const cell of sorted) {
    while (at + 1 < starts.length && (starts[at + 1] ?? Number.POSITIVE_INFINITY) <= cell.start) at++;
    const start = starts[at];
    if (start !== undefined) sums.set(start, (sums.get(start) ?? 0) + cell.count);
  }
  return [...sums].map(([start, count]) => ({ date: new Date(start).toISOString(), count }));
}

export const totalOf = (cells: readonly Cell[]): number => cells.reduce((sum, cell) => sum + cell.count, 0);
