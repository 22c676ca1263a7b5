import { type CountKind, type Period, type Point, type TimeUnit, unitOf } from '@ethereal/contracts/analytics';
import { HOUR_MS, MINUTE_MS } from '@ethereal/contracts/durations';
import dayjs from 'dayjs';

/** One unit of a chart: its start in milliseconds since 1970, and the count of events. */
export type Unit = { start: number; count: number };

/** Length of each period: a number of units. */
const PERIODS = { Day: [24, 'hour'], Week: [7, 'day'], Month: [30, 'day'], Year: [12, 'month'] } as const;

/**
 * Returns the start of a minute. It is computed in milliseconds, because two hours have the same local time when the
 * clocks are set back.
 */
const minuteOf = (moment: Date): Date => new Date(moment.getTime() - (moment.getTime() % MINUTE_MS));

const UNIT_START: Readonly<Record<TimeUnit, (moment: Date) => Date>> = {
  minute: minuteOf,
  hour: (moment) => new Date(minuteOf(moment).getTime() - moment.getMinutes() * MINUTE_MS),
  day: (moment) => dayjs(moment).startOf('day').toDate(),
  month: (moment) => dayjs(moment).startOf('month').toDate(),
};

const NEXT: Readonly<Record<TimeUnit, (start: Date) => Date>> = {
  minute: (start) => new Date(start.getTime() + MINUTE_MS),
  hour: (start) => new Date(start.getTime() + HOUR_MS),
  day: (start) => dayjs(start).add(1, 'day').startOf('day').toDate(),
  month: (start) => dayjs(start).add(1, 'month').startOf('month').toDate(),
};

/** Returns the start of every unit of the period in the viewer's time zone. */
export function unitStarts(unit: TimeUnit, period: Period, now: Date): number[] {
  const starts: number[] = [];
  const [count, counted] = PERIODS[period];
  let start = UNIT_START[unit](dayjs(minuteOf(now)).subtract(count, counted).toDate());
  for (; start <= now; start = NEXT[unit](start)) starts.push(start.getTime());
  return starts;
}

/** Returns every unit of the period in the viewer's time zone; units without events are 0. */
export function fillUnits(points: readonly Point[], kind: CountKind, period: Period, now: Date): Unit[] {
  const counts = new Map(unitStarts(unitOf(kind, period), period, now).map((start) => [start, 0]));
  for (const { date, count } of points) counts.set(Date.parse(date), count);
  return [...counts].map(([at, count]) => ({ start: at, count })).sort((a, b) => a.start - b.start);
}

const TIME = 'h:mm A';
const TICKS: Readonly<Record<Period, string>> = { Day: TIME, Week: 'MM/DD/YYYY', Month: 'D MMM', Year: 'MMM YYYY' };

/** Returns the label below the chart: the time, the date, day and month, or month and year. */
export const tickLabel = (start: number, period: Period): string => dayjs(start).format(TICKS[period]);

/** Returns the label of a unit in a tooltip and in the table. */
export const unitLabel = (start: number, period: Period): string =>
  dayjs(start).format(period === 'Day' ? `MMM D, YYYY ${TIME}` : TICKS[period]);

/** Maximum number of units that a chart draws one by one. More units would form a solid block. */
const MAX_DRAWN = 100;
/** Number of minutes for which one point of such a chart stands. */
const DRAWN_MINUTES = 30;

/** Returns the points that a chart draws: the units of a period, or half hours in place of the minutes of a day. */
export function drawnUnits(units: readonly Unit[]): Unit[] {
  if (units.length <= MAX_DRAWN) return [...units];
  const sums = new Map<number, number>();
  for (const { start, count } of units) {
    // Half hours are counted back from the moment itself, so that both hours keep their half hours when the clocks are
    // set back.
    const half = start - (start % MINUTE_MS) - (new Date(start).getMinutes() % DRAWN_MINUTES) * MINUTE_MS;
    sums.set(half, (sums.get(half) ?? 0) + count);
  }
  return [...sums].map(([start, count]) => ({ start, count }));
}

/** Returns the label of a point of a chart. The label of a half hour includes its end. */
export function drawnLabel(start: number, period: Period, isHalfHour: boolean): string {
  if (!isHalfHour) return unitLabel(start, period);
  return `${unitLabel(start, period)} to ${dayjs(start).add(DRAWN_MINUTES, 'minute').format(TIME)}`;
}

/** Highest count up to which an axis steps by 1. */
const MAX_SINGLE_STEPS = 10;
/** Maximum number of steps of an axis of higher counts. */
const MAX_STEPS = 6;

/** Returns 0, 1, 2 … up to the highest count. For high counts the step is 1, 2 or 5 times a power of ten. */
export function countSteps(units: readonly Unit[]): number[] {
  const highest = Math.max(1, ...units.map(({ count }) => count));
  const step = highest <= MAX_SINGLE_STEPS ? 1 : roundStep(highest / MAX_STEPS);
  return Array.from({ length: Math.ceil(highest / step) + 1 }, (_, at) => at * step);
}

function roundStep(minimum: number): number {
  const power = 10 ** Math.floor(Math.log10(minimum));
  return power * ([1, 2, 5].find((factor) => factor * power >= minimum) ?? 10);
}
