import { describe, expect, test } from 'vitest';
import { availabilityOf, availableIn, putStock, shortage, stockFault, unitsIn } from './stock.ts';

test.each([
  [null, 'in-stock'],
  [undefined, 'in-stock'],
  [6, 'in-stock'],
  [5, 'low'],
  [0, 'sold-out'],
  [{ S: 3, M: 3 }, 'in-stock'],
  [{ S: 3, M: 0 }, 'low'],
  [{ S: 0, M: 0 }, 'sold-out'],
  [{}, 'sold-out'],
] as const)('gives stock %j the availability %s', (available, word) => {
  expect(availabilityOf(available)).toBe(word);
});

const SHIRT = { 'White / S': 0, 'White / M': 2, 'Navy / S': 0 };
test.each([
  [null, { size: 'S' }, null, null],
  [7, {}, 7, 7],
  [{ S: 3 }, { size: 'S' }, 3, 3],
  [{ S: 3 }, { size: 'M' }, 0, 0],
  [{ S: 3, M: 1 }, { size: null }, null, 4],
  [{ S: 0 }, {}, 0, 0],
  [SHIRT, { color: 'White', size: 'M' }, 2, 2],
  [SHIRT, { color: 'White', size: 'S' }, 0, 0],
  [SHIRT, { color: 'White' }, null, 2],
  [SHIRT, { color: 'Navy' }, 0, 0],
  [SHIRT, { size: 'S' }, 0, 0],
  [SHIRT, { color: 'Red', size: 'M' }, 0, 0],
] as const)(
  'counts for stock %j and choice %j: %s units for a line, %s in all open variants',
  (available, choice, left, open) => {
    expect([availableIn(available, choice), unitsIn(available, choice)]).toEqual([left, open]);
  },
);

test('names the units left when more are requested', () => {
  expect([shortage(null, 9), shortage(2, 2), shortage(2, 3), shortage(0, 1)]).toEqual([
    undefined,
    undefined,
    'Only 2 left.',
    'Sold out.',
  ]);
});

describe('stock sent by a seller', () => {
  const MANY = Object.fromEntries(Array.from({ length: 481 }, (_, at) => [`Color ${at}`, 1]));
  const fits = (stock: unknown) => putStock.body.safeParse({ stock }).success;
  test.each([null, 0, 100_000, {}, { S: 3, XXL: 0 }, { 'White / S': 3 }])('accepts %j', (stock) =>
    expect(fits(stock)).toBe(true),
  );
  test.each([-1, 1.5, 100_001, '3', { S: -1 }, { S: null }, { ['a'.repeat(54)]: 1 }, MANY, [], true, undefined])(
    'rejects %j',
    (stock) => expect(fits(stock)).toBe(false),
  );

  test('requires one number without sizes, and a number for each size otherwise', () => {
    const sizes = ['S', 'M'];
    expect(stockFault(3, { sizes: [] })).toBeUndefined();
    expect(stockFault({ S: 1 }, { sizes })).toBeUndefined();
    expect(stockFault(null, { sizes })).toBeUndefined();
    expect(stockFault(3, { sizes })).toBe('Give the stock of each size: the item has sizes.');
    expect(stockFault({ S: 1 }, { sizes: [] })).toBe('Give one number: the item has no sizes.');
    expect(stockFault({ S: 1, L: 1, XL: 0 }, { sizes })).toBe('The item does not come in L, XL.');
  });

  test('requires a number for each variant of an item in colors', () => {
    const both = { colors: ['White'], sizes: ['S'] };
    expect(stockFault({ 'White / S': 1 }, both)).toBeUndefined();
    expect(stockFault({ White: 1 }, { ...both, sizes: [] })).toBeUndefined();
    expect(stockFault(3, both)).toBe('Give the stock of each variant: the item has variants.');
    expect(stockFault({ 'Navy / S': 1, S: 1 }, both)).toBe('The item does not come in Navy / S, S.');
  });
});
