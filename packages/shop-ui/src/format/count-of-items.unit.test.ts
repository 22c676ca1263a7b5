import { expect, test } from 'vitest';
import { countOfItems } from './count-of-items.ts';

test.each([
  [0, '0 items'],
  [1, '1 item'],
  [1234, '1,234 items'],
])('formats %s as %s', (count, text) => {
  expect(countOfItems(count)).toBe(text);
});
