import { expect, test, vi } from 'vitest';
import { localDay } from './local-day.ts';

test('returns the day in the time zone of the reader', () => {
  vi.stubEnv('TZ', 'America/New_York');
  expect(localDay(new Date('2026-03-01T04:59:59Z'))).toBe('2026-02-28');
  expect(localDay(new Date('2026-03-01T05:00:00Z'))).toBe('2026-03-01');
});
