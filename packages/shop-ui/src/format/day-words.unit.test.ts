import { expect, test } from 'vitest';
import { onDay, sinceDay } from './day-words.ts';

const now = new Date(2026, 10, 24, 0, 30);
const at = (day: number, month = 10, year = 2026) => new Date(year, month, day, 23, 50).toISOString();

test.each([
  [at(24), 'since today', 'today'],
  [at(23), 'since yesterday', 'yesterday'],
  [at(22), 'since Sunday', 'on Sunday'],
  [at(18), 'since Wednesday', 'on Wednesday'],
  [at(17), 'since November 17', 'on November 17'],
  [at(31, 11, 2025), 'since December 31, 2025', 'on December 31, 2025'],
])('%s reads %s and %s', (iso, since, on) => {
  expect([sinceDay(iso, now), onDay(iso, now)]).toEqual([since, on]);
});
