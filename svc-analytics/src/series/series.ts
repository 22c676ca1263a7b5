import type { Period, Point, TimeUnit } from '@ethereal/contracts/analytics';
import { invalid } from '@ethereal/service-kit/errors';
import { DateTime, type DurationLike, IANAZone } from 'luxon';
import { floorTo, MINUTE_MS } from '../time.ts';
import type { Cell, Span } from './read-cells.ts';

const HOUR_MS = 60 * MINUTE_MS;

const SPANS: Readonly<Record<Period, DurationLike>> = {
  Day: { hours: 24 },
  Week: { days: 7 },
  Month: { days: 30 },
  Year: { months: 12 },
};

/** To look a zone up takes a good part of the time that a dashboard may take. */
const knownZones = new Set<string>();
/** There are fewer, but each may be written in capitals or not. */
const MOST_KNOWN = 2000;

export function isTimeZone(zone: string): boolean {
  if (knownZones.has(zone)) return true;
  const valid = IANAZone.isValidZone(zone);
  if (valid && knownZones.size < MOST_KNOWN) knownZones.add(zone);
  return valid;
}

/** The period that ends with the minute of `now`, and the one before it. Both begin on a whole minute. */
export function spansOf(period: Period, now: Date, zone: string): { current: Span; previous: Span } {
  const end = floorTo(MINUTE_MS, now.getTime()) + MINUTE_MS;
  const back = (moment: DateTime) => moment.minus(SPANS[period]);
  const start = back(DateTime.fromMillis(floorTo(MINUTE_MS, now.getTime()), { zone }));
  const from = start.toMillis();
  return { current: { from, to: end }, previous: { from: back(start).toMillis(), to: from } };
}

/** The starts of the units of a zone's calendar that a span touches, ascending. */
export function unitStarts(unit: TimeUnit, { from, to }: Span, zone: string): number[] {
  const first = DateTime.fromMillis(from, { zone }).startOf(unit);
  const starts: number[] = [];
  if (unit === 'minute' || unit === 'hour') {
    // They just follow one another, and there are many.
    const width = unit === 'minute' ? MINUTE_MS : HOUR_MS;
    for (let start = first.toMillis(); start < to; start += width) starts.push(start);
  } else {
    // A day or month begins where the zone's calendar says.
    for (let start = first; start.toMillis() < to; start = start.plus({ [unit]: 1 }).startOf(unit))
      starts.push(start.toMillis());
  }
  return starts;
}

/** The zone that was asked for, UTC by default. @throws invalid for one that is none. */
export function zoneOf(tz: string | undefined): string {
  const zone = tz ?? 'UTC';
  if (!isTimeZone(zone)) throw invalid('Unknown time zone.', { errors: { tz: 'Unknown time zone.' } });
  return zone;
}

/** In which unit a moment lies, given the ascending starts of the units: a binary search. */
export function unitAt(starts: readonly number[], moment: number): number {
  let [low, high] = [0, starts.length];
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((starts[middle] ?? 0) <= moment) low = middle;
    else high = middle;
  }
  return low;
}

/** Counted cells → one point per unit, given the starts of the units; units without any are left out. */
export function seriesOf(cells: readonly Cell[], starts: readonly number[]): Point[] {
  const sums = starts.map(() => 0);
  for (const { start, count } of cells) {
    const at = unitAt(starts, start);
    sums[at] = (sums[at] ?? 0) + count;
  }
  return starts.flatMap((start, unit) => {
    const count = sums[unit] ?? 0;
    return count > 0 ? [{ date: new Date(start).toISOString(), count }] : [];
  });
}

export const totalOf = (cells: readonly Cell[]): number => cells.reduce((sum, cell) => sum + cell.count, 0);
