import {
  type CountKind,
  type Period,
  type Point,
  type TimeUnit,
  unitOf,
} from '@ethereal/contracts/analytics';
import {
  addDays,
  addHours,
  addMinutes,
  addMonths,
  format,
  startOfDay,
  startOfHour,
  startOfMinute,
  startOfMonth,
  subDays,
  subHours,
  subMonths,
} from 'date-fns';

/** One unit of a chart: its start in milliseconds since 1970, and how many there were. */
export type Unit = { start: number; count: number };

const PERIOD_START: Readonly<Record<Period, (now: Date) => Date>> = {
  Day: (now) => subHours(now, 24),
  Week: (now) => subDays(now, 7),
  Month: (now) => subDays(now, 30),
  Year: (now) => subMonths(now, 12),
};

const UNIT_START: Readonly<Record<TimeUnit, (moment: Date) => Date>> = {
  minute: startOfMinute,
  hour: startOfHour,
  day: startOfDay,
  month: startOfMonth,
};

const NEXT: Readonly<Record<TimeUnit, (start: Date) => Date>> = {
  minute: (start) => addMinutes(start, 1),
  hour: (start) => addHours(start, 1),
  day: (start) => startOfDay(addDays(start, 1)),
  month: (start) => startOfMonth(addMonths(start, 1)),
};

/** Every unit of the period in the viewer's own time zone, those without events with 0. */
export function fillUnits(points: readonly Point[], kind: CountKind, period: Period, now: Date): Unit[] {
  const unit = unitOf(kind, period);
  const counts = new Map<number, number>();
  let start = UNIT_START[unit](PERIOD_START[period](startOfMinute(now)));
  for (; start <= now; start = NEXT[unit](start)) counts.set(start.getTime(), 0);
  for (const { date, count } of points) counts.set(Date.parse(date), count);
  return [...counts].map(([at, count]) => ({ start: at, count })).sort((a, b) => a.start - b.start);
}

const TICKS: Readonly<Record<Period, string>> = { Day: 'p', Week: 'P', Month: 'd MMM', Year: 'MMM yyyy' };

/** What stands under the chart: the time, the date, day and month, or month and year. */
export const tickLabel = (start: number, period: Period): string => format(start, TICKS[period]);

/** What a tooltip and the table say of a unit. */
export const unitLabel = (start: number, period: Period): string =>
  format(start, period === 'Day' ? 'PP p' : TICKS[period === 'Week' ? 'Week' : period]);

/** The most marks that an axis can show. */
const MOST_STEPS = 200;

/** 0, 1, 2 … up to the highest count; in larger steps only where single ones would be a solid bar. */
export function countSteps(units: readonly Unit[]): number[] {
  const highest = Math.max(1, ...units.map(({ count }) => count));
  const step = Math.ceil(highest / MOST_STEPS);
  return Array.from({ length: Math.ceil(highest / step) + 1 }, (_, at) => at * step);
}
