import { COUNT_KINDS, type CountKind, PERIODS, type TimeUnit, unitOf } from '@ethereal/contracts/analytics';
import { DAY_MS, MINUTE_MS } from '@ethereal/contracts/durations';
import fc from 'fast-check';
import { DateTime } from 'luxon';
import { BSON } from 'mongodb';
import { describe, expect, test } from 'vitest';
import type { Grain } from '../counts/count-reader.ts';
import type { DayDocument } from '../counts/day.store.ts';
import { merged, sumsOf } from '../counts/sums.ts';
import { dayId, itemOwner } from '../counts/tally.ts';
import { COUNTERS } from '../events/counted.ts';
import { dayOf, floorTo } from '../time/time.ts';
import { type Counts, readCells } from './read-cells.ts';
import { isTimeZone, seriesOf, spansOf, totalOf, unitStarts } from './series.rules.ts';

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
/** Times around the changes of the clocks in 2026 in both hemispheres, and plain days. */
const NOWS = [
  '2026-03-08T12:00:30Z',
  '2026-03-29T03:10:00Z',
  '2026-04-05T00:00:00Z',
  '2026-10-25T01:30:00Z',
  '2026-11-01T08:00:00Z',
  '2026-06-15T23:59:59Z',
];

/** States of past days: completely folded; without documents of months; half folded. */
const FOLDED = ['all', 'years', 'some'] as const;

/**
 * Returns stored documents that hold single moments, one count each. Sums exist only for past days, as after a fold.
 */
function countsOf(
  moments: readonly number[],
  kind: CountKind,
  today: number,
  folded: (typeof FOLDED)[number],
): Counts & { read: string[]; reopened: string[] } {
  const letter = COUNTERS[kind];
  const days = new Map<number, DayDocument>();
  for (const moment of moments) {
    const day = dayOf(moment);
    const before: DayDocument = days.get(day) ?? { _id: dayId(OWNER, day), lanes: {}, n: 1, [letter]: {} };
    const minute = (moment % DAY_MS) / MINUTE_MS;
    days.set(day, {
      ...before,
      [letter]: { ...before[letter], [minute]: (before[letter]?.[minute] ?? 0) + 1 },
    });
  }
  const over = [...days].filter(([day]) => day < today - 1);
  const inMonths = over.filter(([day]) => folded === 'all' || (folded === 'some' && day % 2 === 0));
  const sums = {
    year: merged(over.map(([, document]) => sumsOf(document).year)),
    month: merged(inMonths.map(([, document]) => sumsOf(document).month)),
  };
  const documents: Record<Grain | 'month_item', Map<string, object>> = {
    month_item: new Map(),
    day: new Map([...days.values()].map((document) => [document._id, document])),
    year: new Map(sums.year.map((entry) => [entry.id, asDocument(entry.sums)])),
    month: new Map(sums.month.map((entry) => [entry.id, asDocument(entry.sums)])),
  };
  const read: string[] = [];
  const reopened: string[] = [];
  return {
    read,
    reopened,
    async find(grain, ids) {
      read.push(...ids.map((id) => `${grain} ${id}`));
      const found = ids.flatMap((id) => {
        const document = documents[grain].get(id);
        return document ? [[id, asStored(document)] as const] : [];
      });
      return new Map(found);
    },
    async reopen(ids) {
      reopened.push(...ids);
    },
  };
}

const asStored = (document: object) => BSON.deserialize(BSON.serialize(document), { raw: true });

/** Converts `{ 'v.3': 1 }` to `{ v: { 3: 1 } }`. */
function asDocument(sums: Record<string, number>) {
  const document: Record<string, Record<string, number>> = {};
  for (const [path, sum] of Object.entries(sums)) {
    const [letter = '', number = ''] = path.split('.');
    document[letter] = { ...document[letter], [number]: sum };
  }
  return document;
}

/** Returns the expected series, computed by checking every moment separately. */
function expectedSeries(moments: readonly number[], from: number, to: number, unit: TimeUnit, zone: string) {
  const counts = new Map<string, number>();
  for (const moment of moments) {
    if (moment < from || moment >= to) continue;
    const key = DateTime.fromMillis(moment, { zone }).startOf(unit).toUTC().toISO() ?? '';
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return [...counts].sort(([a], [b]) => a.localeCompare(b)).map(([date, count]) => ({ date, count }));
}

test('gives the same series as a plain count, in any zone and across changes of its clocks', async () => {
  const request = fc.record({
    now: fc.constantFrom(...NOWS),
    zone: fc.constantFrom(...ZONES),
    period: fc.constantFrom(...PERIODS),
    kind: fc.constantFrom(...COUNT_KINDS),
    folded: fc.constantFrom(...FOLDED),
    minutesAgo: fc.array(fc.integer({ min: 0, max: 370 * 24 * 60 }), { maxLength: 60 }),
    minutesAgoNear: fc.array(fc.integer({ min: 0, max: 8 * 24 * 60 }), { maxLength: 60 }),
  });
  await fc.assert(
    fc.asyncProperty(request, async ({ now, zone, period, kind, folded, minutesAgo, minutesAgoNear }) => {
      const moments = [...minutesAgo, ...minutesAgoNear].map(
        (ago) => floorTo(MINUTE_MS, Date.parse(now)) - ago * MINUTE_MS,
      );
      const { current } = spansOf(period, new Date(now), zone);
      const unit = unitOf(kind, period);
      const starts = unitStarts(unit, current, zone);
      const boundaries = [current.from, ...starts.slice(1), current.to];
      const today = dayOf(Date.parse(now));
      const read = await readCells(countsOf(moments, kind, today, folded), [OWNER], boundaries, today);
      const cells = read.get(OWNER)?.(kind) ?? [];
      const expected = expectedSeries(moments, current.from, current.to, unit, zone);
      expect(seriesOf(cells, starts)).toEqual(expected);
      expect(totalOf(cells)).toBe(expected.reduce((sum, { count }) => sum + count, 0));
    }),
    { numRuns: 300 },
  );
}, 60_000);

describe('documents read', () => {
  const now = Date.parse('2026-06-15T14:37:20Z');
  const today = dayOf(now);
  const ago = (minutes: number) => floorTo(MINUTE_MS, now) - minutes * MINUTE_MS;
  /** One moment on each of the last 400 days. */
  const MOMENTS = Array.from({ length: 400 }, (_, at) => ago(at * 1440 + (at % 12) * 60));

  async function read(period: (typeof PERIODS)[number], zone: string, folded: (typeof FOLDED)[number]) {
    const { previous, current } = spansOf(period, new Date(now), zone);
    const starts = unitStarts(unitOf('views', period), current, zone);
    const counts = countsOf(MOMENTS, 'views', today, folded);
    await readCells(counts, [OWNER], [previous.from, current.from, ...starts.slice(1), current.to], today);
    const of = (grain: Grain) => counts.read.filter((id) => id.startsWith(grain)).length;
    return { days: of('day'), months: of('month'), years: of('year'), reopened: counts.reopened.length };
  }

  test.each([
    ['Day', 'UTC', { days: 3, months: 0, years: 0 }],
    ['Week', 'UTC', { days: 5, months: 0, years: 1 }],
    ['Month', 'UTC', { days: 5, months: 0, years: 1 }],
    ['Year', 'UTC', { days: 5, months: 0, years: 3 }],
    ['Week', 'America/New_York', { days: 5, months: 1, years: 1 }],
    ['Month', 'Asia/Kathmandu', { days: 5, months: 2, years: 1 }],
    ['Year', 'Australia/Adelaide', { days: 17, months: 0, years: 3 }],
  ] as const)('consist, for the last %s in %s, of %j', async (period, zone, documents) => {
    expect(await read(period, zone, 'all')).toEqual({ ...documents, reopened: 0 });
  });

  test('include the day documents that no month holds yet, and mark them to be folded again', async () => {
    const { days, reopened } = await read('Month', 'America/New_York', 'years');
    expect(days).toBe(5 + reopened);
    expect(reopened).toBe(27);
  });
});

describe('periods', () => {
  const now = new Date('2026-11-01T12:34:56Z');
  test.each([
    ['Day', '2026-10-31T12:34:00.000Z'],
    ['Week', '2026-10-25T12:34:00.000Z'],
    ['Month', '2026-10-02T12:34:00.000Z'],
    ['Year', '2025-11-01T12:34:00.000Z'],
  ] as const)('start, for the last %s, at %s', (period, from) => {
    const { current, previous } = spansOf(period, now, 'UTC');
    expect(new Date(current.from).toISOString()).toBe(from);
    expect(new Date(current.to).toISOString()).toBe('2026-11-01T12:35:00.000Z');
    expect(previous.to).toBe(current.from);
  });
});

test.each(['UTC', 'Europe/Berlin', 'America/Argentina/Buenos_Aires'])('accepts %s as a time zone', (zone) => {
  expect(isTimeZone(zone)).toBe(true);
});
test.each(['Mars/Olympus', '', 'UTC+99', "'; drop", 'constructor'])('rejects %j as a time zone', (zone) => {
  expect(isTimeZone(zone)).toBe(false);
});
