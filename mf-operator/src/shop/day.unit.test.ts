import { expect, test } from 'vitest';
import { dayIn, dayOf, momentOf } from './day.ts';

test('a day is written as the calls want it', () => {
  expect(dayOf(new Date(2026, 1, 3, 23, 59))).toBe('2026-02-03');
});

test.each(['', 'today', '2026-13-45', '2026-1-2'])('an address that names no day means today: %s', (text) =>
  expect(dayIn(text, '2026-02-03')).toBe('2026-02-03'),
);

test('a local time becomes a moment, and none stays none', () => {
  expect(momentOf('2026-02-03T10:00')).toBe(new Date(2026, 1, 3, 10).toISOString());
  expect(momentOf('')).toBeUndefined();
});
