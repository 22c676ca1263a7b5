const twoDigits = (count: number) => String(count).padStart(2, '0');

/** Returns a day in this machine's time zone as `2026-02-28`. */
export const localDay = (at: Date): string =>
  [at.getFullYear(), at.getMonth() + 1, at.getDate()].map(twoDigits).join('-');

/** Returns a moment (ISO 8601) as a field of type `datetime-local` holds it; empty without one. */
export function localTime(iso: string | undefined): string {
  if (iso === undefined) return '';
  const at = new Date(iso);
  const time = `${localDay(at)}T${twoDigits(at.getHours())}:${twoDigits(at.getMinutes())}`;
  return at.getSeconds() === 0 ? time : `${time}:${twoDigits(at.getSeconds())}`;
}

/** Returns the day of a moment (ISO 8601) in the reader's zone: 'November 24, 2026'. */
export const longDay = (iso: string): string =>
  new Date(iso).toLocaleDateString('en-US', { month: 'long', day: 'numeric', year: 'numeric' });

const MOMENT = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' });

/** Returns a moment (ISO 8601) in the reader's zone: 'Nov 24, 3:05 PM'. Versions of Unicode differ in the blank. */
export const shortMoment = (iso: string): string => MOMENT.format(new Date(iso)).replaceAll('\u202f', ' ');

/** Returns the moment (ISO 8601) of a field of type `datetime-local`; undefined for an empty one. */
export const momentOf = (local: string | undefined): string | undefined =>
  local && !Number.isNaN(Date.parse(local)) ? new Date(local).toISOString() : undefined;
