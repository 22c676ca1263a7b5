import { DAY_MS, HOUR_MS, MINUTE_MS } from '@ethereal/contracts/durations';

const UNITS = [
  { name: 'day', ms: DAY_MS },
  { name: 'hour', ms: HOUR_MS },
  { name: 'minute', ms: MINUTE_MS },
] as const;
/** Age from which the date is shown. */
const LONG_AGO_MS = 7 * DAY_MS;

const relative = new Intl.RelativeTimeFormat('en-US', { numeric: 'auto' });
const asDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });

/** Returns 'now', '5 minutes ago', 'yesterday', and the date of older moments. */
export function timeAgo(then: Date, now: Date): string {
  const ago = now.getTime() - then.getTime();
  if (ago >= LONG_AGO_MS) return asDate.format(then);
  const unit = UNITS.find(({ ms }) => ago >= ms);
  return unit ? relative.format(-Math.floor(ago / unit.ms), unit.name) : 'now';
}
