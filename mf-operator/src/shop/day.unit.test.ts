import { expect, test } from 'vitest';
import { dayIn, daysBefore } from './day.ts';

test.each(['', 'today', '2026-13-45', '2026-1-2'])('reads %j in an address as today', (text) =>
  expect(dayIn(text, '2026-02-03')).toBe('2026-02-03'),
);

test('counts days back across months and clock changes', () => {
  expect(daysBefore('2026-03-01', 1)).toBe('2026-02-28');
  expect(daysBefore('2026-11-02', 7)).toBe('2026-10-26');
});
