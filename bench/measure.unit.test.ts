import { expect, test } from 'vitest';
import { median, summary } from './measure.ts';

test('the median of an even number of rounds is the mean of the two in the middle', () => {
  expect(median([30, 10])).toBe(20);
  expect(median([9, 1, 4, 2])).toBe(3);
  expect(median([5, 1, 3])).toBe(3);
  expect(median([])).toBeNaN();
  expect(summary([30, 10])).toBe('20 (10–30)');
});
