import { expect, test } from 'vitest';
import { median, summary } from './measure.ts';

test('returns the mean of the two middle values for an even number of rounds', () => {
  expect(median([30, 10])).toBe(20);
  expect(median([9, 1, 4, 2])).toBe(3);
  expect(median([5, 1, 3])).toBe(3);
  expect(median([])).toBeNaN();
  expect(summary([30, 10])).toBe('20 (10–30)');
});
