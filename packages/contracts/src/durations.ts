// Units of time. A limit that is a number of them names its unit: `7 * DAY_MS`.

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
/** A day of 24 hours. A day of a time zone's calendar may be shorter or longer. */
export const DAY_MS = 24 * HOUR_MS;
export const DAY_SECONDS = DAY_MS / 1000;
