import { expect, test } from 'vitest';
import { formatCount } from './count.ts';

test.each([
  [0, '0'],
  [999, '999'],
  [1000, '1,000'],
  [1234567, '1,234,567'],
])('formats %s as %s', (count, text) => {
  expect(formatCount(count)).toBe(text);
});
