import { expect, test, vi } from 'vitest';
import { localDay, momentOf } from './local-day.ts';

test('returns the day in the time zone of the reader', () => {
  vi.stubEnv('TZ', 'America/New_York');
  expect(localDay(new Date('2026-03-01T04:59:59Z'))).toBe('2026-02-28');
  expect(localDay(new Date('2026-03-01T05:00:00Z'))).toBe('2026-03-01');
});

test('converts a local time to a moment, and an empty field to undefined', () => {
  expect(momentOf('2026-02-03T10:00')).toBe(new Date(2026, 1, 3, 10).toISOString());
  expect(momentOf('')).toBeUndefined();
});
