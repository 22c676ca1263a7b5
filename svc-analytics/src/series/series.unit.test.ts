import { COUNT_KINDS, type CountKind, PERIODS, type TimeUnit, unitOf } from '@ethereal/contracts/analytics';
import fc from 'fast-check';
import { DateTime } from 'luxon';
import { describe, expect, test } from 'vitest';
import { type DayDocument, type DayStore, type YearDocument, yearId } from '../counts/day.store.ts';
import { COUNTERS, dayId, itemOwner } from '../counts/tally.ts';
import { DAY_MS, dayOf, firstDayOf, floorTo, MINUTE_MS, yearOf } from '../time.ts';
import { readCells } from './read-cells.ts';
import { isTimeZone, seriesOf, spansOf, totalOf, unitStarts } from './series.ts';

const OWNER = itemOwner('0'.repeat(24));
const ZONES = [
  'UTC',
  'America/New_York',
  'Europe/Berlin',
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'Australia/Adelaide',
  'Pacific/Auckland',
];
/** Around the changes of the clocks in 2026 in both hemispheres, and plain days. */
const NOWS = [
  '2026-03-08T12:00:30Z',
  '2026-03-29T03:10:00Z',
  '2026-04-05T00:00:00Z',
  '2026-10-25T01:30:00Z',
  '2026-11-01T08:00:00Z',
  '2026-06-15T23:59:59Z',
];

/** Day and year documents that hold single moments, one count each; years only of days that are over, as they are folded. */
function countsOf(
  moments: readonly number[],
  kind: CountKind,
  today: number,
): Pick<DayStore, 'days' | 'years'> {
  const letter = COUNTERS[kind];
  const count = (counts: Record<string, number> = {}, key: number) => ({
    ...counts,
    [key]: (counts[key] ?? 0) + 1,
  });
  const days = new Map<string, DayDocument>();
  const years = new Map<string, YearDocument>();
  for (const moment of moments) {
    const day = dayOf(moment);
    const _id = dayId(OWNER, day);
    const before = days.get(_id) ?? { _id, lanes: {}, n: 1 };
    days.set(_id, { ...before, [letter]: count(before[letter], (moment % DAY_MS) / MINUTE_MS) });
    if (day >= today - 1) continue;
    const id = yearId(OWNER, yearOf(day));
    const year = years.get(id) ?? { _id: id };
    years.set(id, { ...year, [letter]: count(year[letter], day - firstDayOf(yearOf(day))) });
  }
  const only = <D>(documents: Map<string, D>, ids: string[]) =>
    new Map([...documents].filter(([id]) => ids.includes(id)));
  return {
    days: async (_owners, wanted) =>
      only(
        days,
        wanted.map((day) => dayId(OWNER, day)),
      ),
    years: async (_owners, wanted) =>
      only(
        years,
        wanted.map((year) => yearId(OWNER, year)),
      ),
  };
}

/** The same question answered by looking at every moment on its own. */
function plainCount(moments: readonly number[], from: number, to: number, unit: TimeUnit, zone: string) {
  const counts = new Map<string, number>();
  for (const moment of moments) {
    if (moment < from || moment >= to) continue;
    const key = DateTime.fromMillis(moment, { zone }).startOf(unit).toUTC().toISO() ?? '';
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return [...counts].sort(([a], [b]) => a.localeCompare(b)).map(([date, count]) => ({ date, count }));
}

test('a series is what a plain count of every moment gives, in any zone and across changes of its clocks', async () => {
  const question = fc.record({
    now: fc.constantFrom(...NOWS),
    zone: fc.constantFrom(...ZONES),
    period: fc.constantFrom(...PERIODS),
    kind: fc.constantFrom(...COUNT_KINDS),
    minutesAgo: fc.array(fc.integer({ min: 0, max: 370 * 24 * 60 }), { maxLength: 60 }),
    minutesAgoNear: fc.array(fc.integer({ min: 0, max: 8 * 24 * 60 }), { maxLength: 60 }),
  });
  await fc.assert(
    fc.asyncProperty(question, async ({ now, zone, period, kind, minutesAgo, minutesAgoNear }) => {
      const moments = [...minutesAgo, ...minutesAgoNear].map(
        (ago) => floorTo(MINUTE_MS, Date.parse(now)) - ago * MINUTE_MS,
      );
      const { current } = spansOf(period, new Date(now), zone);
      const unit = unitOf(kind, period);
      const starts = unitStarts(unit, current, zone);
      const boundaries = [current.from, ...starts.slice(1), current.to];
      const today = dayOf(Date.parse(now));
      const read = await readCells(countsOf(moments, kind, today), [OWNER], boundaries, today);
      const cells = read.get(OWNER)?.(kind) ?? [];
      const expected = plainCount(moments, current.from, current.to, unit, zone);
      expect(seriesOf(cells, starts)).toEqual(expected);
      expect(totalOf(cells)).toBe(expected.reduce((sum, { count }) => sum + count, 0));
    }),
    { numRuns: 300 },
  );
});

describe('periods', () => {
  const now = new Date('2026-11-01T12:34:56Z');
  test.each([
    ['Day', '2026-10-31T12:34:00.000Z'],
    ['Week', '2026-10-25T12:34:00.000Z'],
    ['Month', '2026-10-02T12:34:00.000Z'],
    ['Year', '2025-11-01T12:34:00.000Z'],
  ] as const)('Last %s reaches back to %s', (period, from) => {
    const { current, previous } = spansOf(period, now, 'UTC');
    expect(new Date(current.from).toISOString()).toBe(from);
    expect(new Date(current.to).toISOString()).toBe('2026-11-01T12:35:00.000Z');
    expect(previous.to).toBe(current.from);
  });
});

test.each(['UTC', 'Europe/Berlin', 'America/Argentina/Buenos_Aires'])('%s is a time zone', (zone) => {
  expect(isTimeZone(zone)).toBe(true);
});
test.each(['Mars/Olympus', '', 'UTC+99', "'; drop", 'constructor'])('%j is none', (zone) => {
  expect(isTimeZone(zone)).toBe(false);
});
