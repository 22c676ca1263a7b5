import type { TimeUnit } from '@ethereal/contracts/analytics';
import { DAY_MS, MINUTE_MS } from '@ethereal/contracts/durations';
import { DateTime } from 'luxon';

export const MINUTES_OF_DAY = DAY_MS / MINUTE_MS;
const MINUTES_OF_QUARTER = 15;
/** A quarter of an hour, in milliseconds. The days of every zone start on a quarter. */
export const QUARTER_MS = MINUTES_OF_QUARTER * MINUTE_MS;
export const QUARTERS_OF_DAY = DAY_MS / QUARTER_MS;

/** Returns the start of the period of `width` milliseconds that contains a time. */
export const floorTo = (width: number, at: number): number => Math.floor(at / width) * width;

/** Returns the UTC day of a time, as the number of days since 1970. */
export const dayOf = (at: number): number => Math.floor(at / DAY_MS);

/** Returns the first UTC day of a year. */
export const firstDayOf = (year: number): number => dayOf(Date.UTC(year, 0, 1));

/** Returns the year of a day, counted in days since 1970. */
export const yearOf = (day: number): number => new Date(day * DAY_MS).getUTCFullYear();

/**
 * Returns the UTC month of a day, as the number of months since 1970. `firstDayOfMonth` returns a month's first day.
 */
export const monthOf = (day: number): number => {
  const date = new Date(day * DAY_MS);
  return (date.getUTCFullYear() - 1970) * 12 + date.getUTCMonth();
};
/** Returns the first day of a month, in days since 1970; months count from January 1970. */
export const firstDayOfMonth = (month: number): number => dayOf(Date.UTC(1970, month, 1));

/** Returns the index of a minute's quarter of an hour in its month. */
export const quarterOf = (day: number, minute: number): number =>
  (day - firstDayOfMonth(monthOf(day))) * QUARTERS_OF_DAY + Math.floor(minute / MINUTES_OF_QUARTER);

/**
 * Returns the start of the unit that contains a time, in its zone. Where the clocks are set back over midnight, the day
 * starts at the first midnight; an hour that is repeated starts twice.
 */
export function startOf(unit: TimeUnit, at: DateTime): DateTime {
  if (unit === 'minute' || unit === 'hour') {
    const { second, millisecond } = at;
    return at.minus({ minutes: unit === 'hour' ? at.minute : 0, seconds: second, milliseconds: millisecond });
  }
  return DateTime.min(at.startOf(unit), ...at.startOf(unit).getPossibleOffsets());
}
