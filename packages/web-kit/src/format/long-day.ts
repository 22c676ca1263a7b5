/** Returns the day of a moment (ISO 8601) in the reader's zone: 'November 24, 2026'. */
export const longDay = (iso: string): string =>
  new Date(iso).toLocaleDateString('en-US', { month: 'long', day: 'numeric', year: 'numeric' });
