import { expect, test } from 'vitest';
import { lockNote, unlockedAt } from './change-lock.ts';

const changed = '2026-03-01T12:00:00.000Z';

test('locks a changed value for 14 days, to the minute', () => {
  expect(unlockedAt(changed, new Date('2026-03-15T11:59:00Z'))).toEqual(new Date('2026-03-15T12:00:00Z'));
  expect(unlockedAt(changed, new Date('2026-03-15T12:00:00Z'))).toBeUndefined();
  expect(unlockedAt(null, new Date())).toBeUndefined();
});

test('names the rule or the day on which the lock opens', () => {
  expect(lockNote('name', null, new Date())).toContain('cannot be changed again for 2 weeks');
  expect(lockNote('email', changed, new Date('2026-03-10T12:00:00Z'))).toContain('March 15, 2026');
});
