import { PERIODS, unitOf } from '@ethereal/contracts/analytics';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@ethereal/contracts/durations';
import { DateTime } from 'luxon';
import { describe, expect, it } from 'vitest';
import { spansOf, unitStarts } from '../series/series.rules.ts';
import { dayIn } from '../summary/summary.rules.ts';

const YEAR = { from: Date.UTC(2026, 0, 1), to: Date.UTC(2027, 0, 1) };
const ZONES = Intl.supportedValuesOf('timeZone');
const offsetAt = (zone: string, at: number) => DateTime.fromMillis(at, { zone }).offset;

/** Returns the moments of 2026 at which the clocks of a zone change, by halving each month. */
function changesOf(zone: string): number[] {
  const changes: number[] = [];
  for (let from = YEAR.from; from < YEAR.to; from += 30 * DAY_MS) {
    let [low, high] = [from, from + 30 * DAY_MS];
    if (offsetAt(zone, low) === offsetAt(zone, high)) continue;
    while (high - low > MINUTE_MS) {
      const middle = low + Math.floor((high - low) / 2 / MINUTE_MS) * MINUTE_MS;
      if (offsetAt(zone, middle) === offsetAt(zone, low)) low = middle;
      else high = middle;
    }
    changes.push(high);
  }
  return changes;
}

/** One zone for each way in which clocks run from 2025 on: zones that run alike have the same units. */
const RUNNING = new Map<string, { zone: string; changes: number[] }>();
for (const zone of ZONES) {
  const changes = changesOf(zone);
  const offsets = [YEAR.from - 365 * DAY_MS, YEAR.from - 183 * DAY_MS, YEAR.from, ...changes].map((at) =>
    offsetAt(zone, at),
  );
  RUNNING.set(`${changes} ${offsets}`, { zone, changes });
}
/** The changes of each zone, and days that together cover the year. */
const MOMENTS = [...RUNNING.values()].flatMap(({ zone, changes }, index, { length }) =>
  [YEAR.from + Math.floor((index * 365) / length) * DAY_MS, ...changes].map((at) => [zone, at] as const),
);

const dateOf = (zone: string, at: number) => DateTime.fromMillis(at, { zone }).toISODate() ?? '';
const monthOf = (zone: string, at: number) => dateOf(zone, at).slice(0, 7);

describe('time zones in 2026', () => {
  it('have more than 60 different clocks', () => {
    expect(ZONES.length).toBeGreaterThan(400);
    expect(RUNNING.size).toBeGreaterThan(60);
  });

  it('begin each day of the desk with the first moment of its date, and leave none out', () => {
    const faults = MOMENTS.filter(([zone, at]) => {
      const day = dateOf(zone, at);
      const { from, to } = dayIn(day, zone);
      return (
        dateOf(zone, from) !== day ||
        dateOf(zone, from - 1) >= day ||
        dateOf(zone, to) <= day ||
        dateOf(zone, to - 1) !== day
      );
    });
    expect(faults).toEqual([]);
  });

  it.each(PERIODS)('have units of the last %s that begin with the first moment of an hour, day or month', (period) => {
    const unit = unitOf('sales', period);
    const nameOf = { hour: dateOf, minute: dateOf, day: dateOf, month: monthOf }[unit];
    const faults = MOMENTS.filter(([zone, at]) => {
      const { current } = spansOf(period, new Date(at + 6 * HOUR_MS), zone);
      const [first = 0, ...others] = unitStarts(unit, current, zone);
      const isFirst = (start: number) => nameOf(zone, start - 1) < nameOf(zone, start);
      if (first > current.from || (others[0] ?? Infinity) <= current.from) return true;
      if (unit !== 'hour') return ![first, ...others].every(isFirst);
      return (
        DateTime.fromMillis(first, { zone }).minute !== 0 ||
        others.some((one, index) => one !== first + (index + 1) * HOUR_MS)
      );
    });
    expect(faults).toEqual([]);
  });
});
