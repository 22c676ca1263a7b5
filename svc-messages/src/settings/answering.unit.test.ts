import { HOUR_MS } from '@ethereal/contracts/durations';
import { describe, expect, it } from 'vitest';
import { answersWithin } from './answering.ts';

describe('answersWithin', () => {
  const hours = (...list: number[]) => list.map((hour) => hour * HOUR_MS);
  it.each([
    ['four answers', hours(1, 1, 1, 1), undefined],
    ['five answers', hours(30, 1, 2, 3, 9), 3],
    ['six answers', hours(1, 2, 3, 4, 5, 6), 4],
    ['answers within minutes', hours(0.1, 0.1, 0.1, 0.1, 0.1), 1],
  ])('returns the median of %s in whole hours', (_, waited, expected) => {
    expect(answersWithin(waited)).toBe(expected);
  });
});
