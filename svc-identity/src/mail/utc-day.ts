const asDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** Formats a date, such as 'December 5, 2026' (UTC). */
export const utcDay = (date: Date): string => asDate.format(date);
