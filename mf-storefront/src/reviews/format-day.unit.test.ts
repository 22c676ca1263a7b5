import { expect, test } from 'vitest';
import { formatDay } from './format-day.ts';

test('formats a day as en-US does, in UTC in every time zone', () => {
  const medium = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
  for (let month = 0; month < 12; month++) {
    for (const moment of [new Date(Date.UTC(2026, month, 1)), new Date(Date.UTC(2027, month + 1, 1) - 1)])
      expect(formatDay(moment.toISOString())).toBe(medium.format(moment));
  }
  expect(formatDay('2026-03-04T23:59:59.999Z')).toBe('Mar 4, 2026');
});
