const day = new Intl.DateTimeFormat('en-US', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

/** A moment as 'Mar 4, 2026', the same on the server and in every browser. */
export const formatDay = (moment: string): string => day.format(new Date(moment));
