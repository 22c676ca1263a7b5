const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/**
 * Formats a moment as 'Mar 4, 2026' in UTC, the same on the server and in every browser. Written by hand, because
 * loading `Intl` for dates blocks a phone for longer than evaluating the rest of an item's page does.
 */
export function formatDay(moment: string): string {
  const day = new Date(moment);
  return `${MONTHS[day.getUTCMonth()]} ${day.getUTCDate()}, ${day.getUTCFullYear()}`;
}
