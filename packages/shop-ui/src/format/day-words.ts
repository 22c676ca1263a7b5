const DAY_MS = 86_400_000;

const midnight = (date: Date) => new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();

function dayName(date: Date, now: Date): string {
  const days = Math.round((midnight(now) - midnight(date)) / DAY_MS);
  if (days === 0) return 'today';
  if (days === 1) return 'yesterday';
  if (days > 1 && days < 7) return date.toLocaleDateString('en-US', { weekday: 'long' });
  const year = date.getFullYear() === now.getFullYear() ? {} : { year: 'numeric' as const };
  return date.toLocaleDateString('en-US', { month: 'long', day: 'numeric', ...year });
}

/** Returns the day of a moment (ISO 8601) in the reader's zone: 'since Monday', 'since March 3'. */
export const sinceDay = (iso: string, now: Date): string => `since ${dayName(new Date(iso), now)}`;

/** Returns the day of a single event: 'yesterday', 'on Monday', 'on March 3'. */
export function onDay(iso: string, now: Date): string {
  const name = dayName(new Date(iso), now);
  return name === 'today' || name === 'yesterday' ? name : `on ${name}`;
}
