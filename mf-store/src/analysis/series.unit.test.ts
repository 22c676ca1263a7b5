import { PERIODS } from '@ethereal/contracts/analytics';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { countSteps, drawnLabel, drawnUnits, fillUnits, tickLabel, unitStarts } from './series.ts';

beforeEach(() => void vi.stubEnv('TZ', 'America/New_York'));
const now = new Date('2026-03-10T12:34:56-04:00');

test('fills every unit of a period, with 0 where there are no events', () => {
  const length = (kind: 'views' | 'sales', period: (typeof PERIODS)[number]) => fillUnits([], kind, period, now).length;
  expect(PERIODS.map((period) => length('views', period))).toEqual([1441, 8, 31, 13]);
  expect(length('sales', 'Day')).toBe(25);
});

test('begins days at midnight of the viewer, also when the clocks change', () => {
  const date = '2026-03-08T05:00:00.000Z';
  const units = fillUnits([{ date, count: 3 }], 'views', 'Week', now);
  expect(units.find(({ count }) => count === 3)?.start).toBe(Date.parse(date));
  expect(units.map(({ start }) => new Date(start).getHours())).toEqual(Array(8).fill(0));
  expect(units).toHaveLength(8);
});

test('labels units with the time, the date, day and month, or month and year', () => {
  const at = now.getTime();
  expect(PERIODS.map((period) => tickLabel(at, period))).toEqual(['12:34 PM', '03/10/2026', '10 Mar', 'Mar 2026']);
});

test('steps the y axis by 1, and in round steps for high counts', () => {
  expect(countSteps([{ start: 0, count: 4 }])).toEqual([0, 1, 2, 3, 4]);
  expect(countSteps([])).toEqual([0, 1]);
  expect(countSteps([{ start: 0, count: 10 }])).toHaveLength(11);
  expect(countSteps([{ start: 0, count: 37 }])).toEqual([0, 10, 20, 30, 40]);
  expect(countSteps([{ start: 0, count: 10_000 }])).toEqual([0, 2000, 4000, 6000, 8000, 10_000]);
});

test('draws the minutes of a day as half hours without losing a count', () => {
  const minutes = fillUnits(
    [
      { date: '2026-03-10T15:01:00Z', count: 2 },
      { date: '2026-03-10T15:29:00Z', count: 1 },
      { date: '2026-03-10T15:30:00Z', count: 5 },
    ],
    'views',
    'Day',
    now,
  );
  const drawn = drawnUnits(minutes);
  expect(drawn).toHaveLength(49);
  expect(drawn.filter(({ count }) => count > 0)).toEqual([
    { start: Date.parse('2026-03-10T15:00:00Z'), count: 3 },
    { start: Date.parse('2026-03-10T15:30:00Z'), count: 5 },
  ]);
  expect(drawnLabel(Date.parse('2026-03-10T15:30:00Z'), 'Day', true)).toBe('Mar 10, 2026 11:30 AM to 12:00 PM');
  expect(drawnUnits(fillUnits([], 'sales', 'Day', now))).toHaveLength(25);
});

test('draws both half hours of each hour that the clocks repeat', () => {
  const drawn = drawnUnits(fillUnits([], 'views', 'Day', new Date('2026-11-02T04:59:00Z')));
  const starts = drawn.map(({ start }) => new Date(start).toISOString());
  expect(starts).toEqual([...new Set(starts)]);
  for (const half of ['05:00', '05:30', '06:00', '06:30']) expect(starts).toContain(`2026-11-01T${half}:00.000Z`);
  expect(drawn).toHaveLength(49);
});

describe('in every time zone, around each change of its clocks in 2026', () => {
  const MINUTE = 60_000;
  const DAY = 1440 * MINUTE;
  const YEAR = Date.UTC(2026, 0, 1);
  const offsetAt = (at: number) => new Date(at).getTimezoneOffset();
  const dateOf = (at: number) => new Date(at).toDateString();
  const monthOf = (at: number) => new Date(at).getMonth();

  const DAYS = Array.from({ length: 366 }, (_, day) => YEAR + day * DAY);

  /** One zone for each way in which clocks run, with the mornings after its changes and one other day. */
  const ZONES = new Map<string, { zone: string; mornings: number[] }>();
  beforeAll(() => {
    for (const [index, zone] of Intl.supportedValuesOf('timeZone').entries()) {
      vi.stubEnv('TZ', zone);
      const offsets = DAYS.map(offsetAt);
      const changed = DAYS.filter((_, day) => day > 0 && offsets[day] !== offsets[day - 1]).map((at) => at + DAY / 4);
      ZONES.set(`${offsets}`, { zone, mornings: [DAYS[index % 365] ?? YEAR, ...changed] });
    }
    expect(ZONES.size).toBeGreaterThan(60);
  });

  /** Lists the zones and moments for which a check is false. */
  function faults(isRight: (now: Date) => boolean): string[] {
    return [...ZONES.values()].flatMap(({ zone, mornings }) => {
      vi.stubEnv('TZ', zone);
      return mornings.filter((at) => !isRight(new Date(at))).map((at) => `${zone} ${new Date(at).toISOString()}`);
    });
  }

  test('begins each day of a week with the first moment of its date and leaves none out', () => {
    const isRight = (now: Date) => {
      const starts = unitStarts('day', 'Week', now);
      return (
        starts.every((start) => dateOf(start) !== dateOf(start - 1)) &&
        starts.slice(1).every((start, before) => dateOf(start - 1) === dateOf(starts[before] ?? 0)) &&
        dateOf(starts.at(-1) ?? 0) === dateOf(now.getTime())
      );
    };
    expect(faults(isRight)).toEqual([]);
  });

  test('begins each month of a year with its first moment and leaves none out', () => {
    const isRight = (now: Date) => {
      const starts = unitStarts('month', 'Year', now);
      return starts.length === 13 && starts.every((start) => monthOf(start) !== monthOf(start - 1));
    };
    expect(faults(isRight)).toEqual([]);
  });

  test('draws each half hour of a day once, also those that the clocks repeat', () => {
    const isRight = (now: Date) => {
      const starts = drawnUnits(fillUnits([], 'views', 'Day', now)).map(({ start }) => start);
      return (
        starts.every((start) => new Date(start).getMinutes() % 30 === 0) &&
        starts.slice(1).every((start, before) => start - (starts[before] ?? 0) === 30 * MINUTE)
      );
    };
    expect(faults(isRight)).toEqual([]);
  });
});
