export const MINUTE_MS = 60_000;
export const MINUTES_OF_DAY = 24 * 60;
export const DAY_MS = MINUTES_OF_DAY * MINUTE_MS;

export const floorTo = (width: number, at: number): number => Math.floor(at / width) * width;
export const ceilTo = (width: number, at: number): number => floorTo(width, at + width - 1);

/** The UTC day that a moment lies in, as the number of days since 1970. */
export const dayOf = (at: number): number => Math.floor(at / DAY_MS);

/** The first UTC day of a year. */
export const firstDayOf = (year: number): number => dayOf(Date.UTC(year, 0, 1));

export const yearOf = (day: number): number => new Date(day * DAY_MS).getUTCFullYear();
