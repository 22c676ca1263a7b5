/** A day of this machine's zone, as `2026-02-28`. */
export const dayOf = (at: Date): string =>
  [at.getFullYear(), at.getMonth() + 1, at.getDate()].map((part) => String(part).padStart(2, '0')).join('-');

/** The day that an address names, or today. */
export const dayIn = (text: string, today: string): string =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : today;

/** The moment of a field of the type `datetime-local`; nothing where it is empty. */
export const momentOf = (local: string): string | undefined =>
  local && !Number.isNaN(Date.parse(local)) ? new Date(local).toISOString() : undefined;
