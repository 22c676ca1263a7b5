import { expect, test } from 'vitest';
import { changedStock, readStock, textsOf } from './stock-fields.ts';

test.each([
  [{}, [], null],
  [{ all: ' ' }, [], null],
  [{ all: '12' }, [], 12],
  [{ S: '3', M: '0' }, ['M', 'S'], { S: 3, M: 0 }],
  [{ all: '5', S: '1' }, ['S'], { S: 1 }],
] as const)('%j for the sizes %j is %j', (texts, sizes, stock) => {
  expect(readStock(texts, sizes)).toEqual({ stock });
});

test.each([
  [{ S: '3' }, ['S', 'M'], 'Say how many there are of each size, or of none.'],
  [{ all: '-1' }, [], 'Stock must be a number.'],
  [{ all: '1.5' }, [], 'Stock must be a number.'],
  [{ all: '100001' }, [], 'Stock may be at most 100000.'],
] as const)('%j for the sizes %j is refused', (texts, sizes, fault) => {
  expect(readStock(texts, sizes)).toEqual({ fault });
});

test('only a stock that was changed is sent: orders may have taken pieces meanwhile', () => {
  const sizes = { before: ['S', 'M'], after: ['S', 'M'] };
  const before = textsOf({ S: 3, M: 0 });
  expect(changedStock(before, { S: 3, M: 0 }, sizes)).toEqual({});
  expect(changedStock(before, { S: 4, M: 0 }, sizes)).toEqual({ stock: { S: 4, M: 0 } });
  expect(changedStock(before, null, sizes)).toEqual({ stock: null });
  expect(changedStock({}, null, { before: [], after: ['S'] })).toEqual({});
});
