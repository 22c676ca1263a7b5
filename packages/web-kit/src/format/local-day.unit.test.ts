import { expect, test, vi } from 'vitest';
import { localDay, localTime, momentOf } from './local-day.ts';

test('returns the day in the time zone of the reader', () => {
  vi.stubEnv('TZ', 'America/New_York');
  expect(localDay(new Date('2026-03-01T04:59:59Z'))).toBe('2026-02-28');
  expect(localDay(new Date('2026-03-01T05:00:00Z'))).toBe('2026-03-01');
});

test('converts a local time to a moment, and an empty field to undefined', () => {
  expect(momentOf('2026-02-03T10:00')).toBe(new Date(2026, 1, 3, 10).toISOString());
  expect(momentOf('')).toBeUndefined();
});

test('converts a moment to a local time with seconds where it has some, and none to an empty field', () => {
  expect(localTime(new Date(2026, 11, 1, 9, 5).toISOString())).toBe('2026-12-01T09:05');
  expect(localTime(new Date(2026, 11, 1, 9, 5, 7).toISOString())).toBe('2026-12-01T09:05:07');
  expect(localTime(undefined)).toBe('');
});
