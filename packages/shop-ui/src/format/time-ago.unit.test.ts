import { expect, test } from 'vitest';
import { timeAgo } from './time-ago.ts';

const now = new Date('2026-06-15T12:00:00Z');
test.each([
  ['2026-06-15T12:00:05Z', 'now'],
  ['2026-06-15T11:59:10Z', 'now'],
  ['2026-06-15T11:55:00Z', '5 minutes ago'],
  ['2026-06-15T10:00:00Z', '2 hours ago'],
  ['2026-06-14T11:00:00Z', 'yesterday'],
  ['2026-06-01T12:00:00Z', 'Jun 1, 2026'],
])('formats %s as %s', (then, text) => {
  expect(timeAgo(new Date(then), now)).toBe(text);
});
