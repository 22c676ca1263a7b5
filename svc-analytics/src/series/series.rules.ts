import type { Period, Point, TimeUnit } from '@ethereal/contracts/analytics';
import { HOUR_MS, MINUTE_MS } from '@ethereal/contracts/durations';
import { invalid } from '@ethereal/service-kit/errors';
import { DateTime, type DurationLike, IANAZone } from 'luxon';
import { floorTo, startOf } from '../time/time.ts';
import type { Cell, Span } from './read-cells.ts';

const SPANS: Readonly<Record<Period, DurationLike>> = {
  Day: { hours: 24 },
  Week: { days: 7 },
  Month: { days: 30 },
  Year: { months: 12 },
};

/** Caches valid zones. A lookup takes a considerable part of a dashboard's time. */
const knownZones = new Set<string>();
/** Maximum number of cached zones. There are fewer zones, but names may differ in case. */
const MAX_KNOWN = 2000;

/** Whether a text names a time zone that this version of Node.js supports. */
export function isTimeZone(zone: string): boolean {
  if (knownZones.has(zone)) return true;
  const valid = IANAZone.isValidZone(zone);
  if (valid && knownZones.size < MAX_KNOWN) knownZones.add(zone);
  return valid;
}

/** Returns the period that ends with the minute of `now`, and the period before. Both start on a whole minute. */
export function spansOf(period: Period, now: Date, zone: string): { current: Span; previous: Span } {
  const end = floorTo(MINUTE_MS, now.getTime()) + MINUTE_MS;
  const back = (moment: DateTime) => moment.minus(SPANS[period]);
  const start = back(DateTime.fromMillis(floorTo(MINUTE_MS, now.getTime()), { zone }));
  const from = start.toMillis();
  return { current: { from, to: end }, previous: { from: back(start).toMillis(), to: from } };
}

/** Returns the starts of the units of a zone's calendar that a span touches, ascending. */
export function unitStarts(unit: TimeUnit, { from, to }: Span, zone: string): number[] {
  const first = startOf(unit, DateTime.fromMillis(from, { zone }));
  const starts: number[] = [];
  if (unit === 'minute' || unit === 'hour') {
    // Minutes and hours have a fixed width, and there are many of them.
    const width = unit === 'minute' ? MINUTE_MS : HOUR_MS;
    for (let start = first.toMillis(); start < to; start += width) starts.push(start);
  } else {
    // The zone's calendar defines where a day or month starts.
    for (let start = first; start.toMillis() < to; start = startOf(unit, start.plus({ [unit]: 1 })))
      starts.push(start.toMillis());
  }
  return starts;
}

/** Returns the requested zone, UTC by default. @throws invalid for an unknown zone */
export function zoneOf(tz: string | undefined): string {
  const zone = tz ?? 'UTC';
  if (!isTimeZone(zone)) throw invalid('Unknown time zone.', { errors: { tz: 'Unknown time zone.' } });
  return zone;
}

/**
 * Returns the index of the unit that contains a time, given the ascending starts of the units. Uses a binary search.
 */
export function unitAt(starts: readonly number[], moment: number): number {
  let [low, high] = [0, starts.length];
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((starts[middle] ?? 0) <= moment) low = middle;
    else high = middle;
  }
  return low;
}

/** Converts counted cells to one point per unit, given the starts of the units. Units without a count are left out. */
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

/** Returns the sum of the counts of cells. */
export const totalOf = (cells: readonly Cell[]): number => cells.reduce((sum, cell) => sum + cell.count, 0);
