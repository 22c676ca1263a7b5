// @vitest-environment jsdom
import { HOUR_MS } from '@ethereal/contracts/durations';
import { takeWish, wishForFavorite, wishForLine } from '@ethereal/shop-ui/wish/wish.ts';
import { afterEach, expect, test } from 'vitest';

afterEach(() => localStorage.clear());

test('returns lines and favorites once', () => {
  wishForLine({ productId: 'a', quantity: 2, sizeChosen: 'M', colorChosen: '#000000' });
  wishForLine({ productId: 'a', quantity: 1, sizeChosen: 'L' });
  wishForFavorite('b');
  wishForFavorite('b');
  expect(takeWish()).toEqual({
    lines: [
      { productId: 'a', quantity: 2, sizeChosen: 'M', colorChosen: '#000000' },
      { productId: 'a', quantity: 1, sizeChosen: 'L' },
    ],
    favorites: ['b'],
  });
  expect(takeWish()).toEqual({ lines: [], favorites: [] });
});

test('replaces the quantity of the same variant', () => {
  wishForLine({ productId: 'a', quantity: 2, sizeChosen: 'M' });
  wishForLine({ productId: 'a', quantity: 3, sizeChosen: 'M' });
  expect(takeWish().lines).toEqual([{ productId: 'a', quantity: 3, sizeChosen: 'M' }]);
});

test('keeps the wish for a day', () => {
  wishForLine({ productId: 'a', quantity: 1 }, 0);
  expect(takeWish(24 * HOUR_MS).lines).toHaveLength(1);
  wishForLine({ productId: 'a', quantity: 1 }, 0);
  expect(takeWish(24 * HOUR_MS + 1).lines).toHaveLength(0);
});

test.each([
  'no JSON',
  '{"at":1}',
  '{"at":9e15,"lines":[{"productId":"a","quantity":0},{"productId":1,"quantity":1},7]}',
  '{"at":9e15,"lines":[{"productId":"a","quantity":1,"sizeChosen":9}],"favorites":[{}]}',
])('ignores %s', (stored) => {
  localStorage.setItem('ethereal.wish', stored);
  expect(takeWish()).toEqual({ lines: [], favorites: [] });
});
