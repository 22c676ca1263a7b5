import { expect, test } from 'vitest';
import { changedStock, readStock, textsOf } from './stock-fields.ts';

test.each([
  [{}, { sizes: [] }, null],
  [{ all: ' ' }, { sizes: [] }, null],
  [{ all: '12' }, { sizes: [] }, 12],
  [{ S: '3', M: '0' }, { sizes: ['M', 'S'] }, { S: 3, M: 0 }],
  [{ all: '5', S: '1' }, { sizes: ['S'] }, { S: 1 }],
  [{ 'White / S': '3', S: '1' }, { colors: ['White'], sizes: ['S'] }, { 'White / S': 3 }],
  [
    { all: '3', White: '0' },
    { colors: ['all', 'White'], sizes: [] },
    { all: 3, White: 0 },
  ],
] as const)('reads %j for an item in %j as %j', (texts, options, stock) => {
  expect(readStock(texts, options)).toEqual({ stock });
});

test.each([
  [{ S: '3' }, { sizes: ['S', 'M'] }, 'Say how many there are of each size, or of none.'],
  [{ White: '3' }, { colors: ['White', 'Navy'], sizes: [] }, 'Say how many there are of each variant, or of none.'],
  [{ all: '-1' }, { sizes: [] }, 'Stock must be a number.'],
  [{ all: '1.5' }, { sizes: [] }, 'Stock must be a number.'],
  [{ all: '100001' }, { sizes: [] }, 'Stock may be at most 100000.'],
] as const)('refuses %j for an item in %j', (texts, options, fault) => {
  expect(readStock(texts, options)).toEqual({ fault });
});

test('sends only a stock that was changed, because orders may have reserved units meanwhile', () => {
  const options = { sizes: ['S', 'M'] };
  const before = textsOf({ S: 3, M: 0 });
  expect(changedStock(before, { S: 3, M: 0 }, options)).toEqual({});
  expect(changedStock(before, { S: 4, M: 0 }, options)).toEqual({ stock: { S: 4, M: 0 } });
  expect(changedStock(before, null, options)).toEqual({ stock: null });
  expect(changedStock({}, null, { sizes: [] })).toEqual({});
});
