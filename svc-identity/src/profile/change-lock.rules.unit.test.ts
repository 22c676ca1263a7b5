import { describe, expect, it } from 'vitest';
import { opensAt } from './change-lock.rules.ts';

const changedAt = new Date('2026-11-21T23:30:00.000Z');

describe('opensAt', () => {
  it('locks for 14 days to the millisecond', () => {
    expect(opensAt(changedAt, changedAt)).toEqual(new Date('2026-12-05T23:30:00.000Z'));
    expect(opensAt(changedAt, new Date('2026-12-05T23:29:59.999Z'))).toBeDefined();
    expect(opensAt(changedAt, new Date('2026-12-05T23:30:00.000Z'))).toBeUndefined();
  });

  it('returns undefined for a value that was never changed', () => {
    expect(opensAt(null, changedAt)).toBeUndefined();
  });
});
