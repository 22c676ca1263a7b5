/** The day of a moment (ISO 8601) where the reader is: 'November 24, 2026'. */
export const longDay = (iso: string): string =>
  new Date(iso).toLocaleDateString('en-US', { month: 'long', day: 'numeric', year: 'numeric' });
