import { describe, expect, test } from 'vitest';
import { availabilityOf, availableIn, putStock, shortage, stockFault } from './stock.ts';

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
] as const)('with %j there is %s', (available, word) => {
  expect(availabilityOf(available)).toBe(word);
});

test.each([
  [null, 'S', null],
  [7, null, 7],
  [{ S: 3 }, 'S', 3],
  [{ S: 3 }, 'M', 0],
  [{ S: 3 }, null, null],
  [{ S: 0 }, null, 0],
] as const)('of %j, a line of size %s can have %s', (available, size, left) => {
  expect(availableIn(available, size)).toBe(left);
});

test('who asks for more than there is reads how many are left', () => {
  expect([shortage(null, 9), shortage(2, 2), shortage(2, 3), shortage(0, 1)]).toEqual([
    undefined,
    undefined,
    'Only 2 left.',
    'Sold out.',
  ]);
});

describe('stock as a seller sends it', () => {
  const fits = (stock: unknown) => putStock.body.safeParse({ stock }).success;
  test.each([null, 0, 100_000, {}, { S: 3, XXL: 0 }])('%j is taken', (stock) =>
    expect(fits(stock)).toBe(true),
  );
  test.each([-1, 1.5, 100_001, '3', { S: -1 }, { S: null }, { XS: 1 }, [], true, undefined])(
    '%j is not',
    (stock) => expect(fits(stock)).toBe(false),
  );

  test('is one number without sizes, and a number for each size otherwise', () => {
    expect([stockFault(3, []), stockFault({ S: 1 }, ['S', 'M']), stockFault(null, ['S'])]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(stockFault(3, ['S'])).toBe('Give the stock of each size: the item has sizes.');
    expect(stockFault({ S: 1 }, [])).toBe('Give one number: the item has no sizes.');
    expect(stockFault({ S: 1, L: 1, XL: 0 }, ['S'])).toBe('The item does not come in L, XL.');
  });
});
