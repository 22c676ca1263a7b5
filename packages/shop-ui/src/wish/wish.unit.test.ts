// @vitest-environment jsdom
import { beforeEach, describe, expect, test } from 'vitest';
import { dropWish, hasWish, keepWish, takeWish } from './wish.ts';

const item = { productId: 'a'.repeat(24), quantity: 2, sizeChosen: 'M' as const };
const HOUR = 3_600_000;
beforeEach(dropWish);

describe('takeWish', () => {
  test('returns the last wish to one caller only', async () => {
    keepWish({ kind: 'favorite', productId: 'b'.repeat(24) });
    keepWish({ kind: 'cart', item });
    expect(hasWish()).toBe(true);
    expect(await Promise.all([takeWish(), takeWish()])).toEqual([{ kind: 'cart', item }, undefined]);
    expect(hasWish()).toBe(false);
  });

  test('drops a wish after a day', async () => {
    keepWish({ kind: 'cart', item }, 0);
    expect(await takeWish(24 * HOUR)).toEqual({ kind: 'cart', item });
    keepWish({ kind: 'cart', item }, 0);
    expect(await takeWish(24 * HOUR + 1)).toBeUndefined();
  });

  test.each([
    ['a quantity above 10', { kind: 'cart', item: { ...item, quantity: 11 } }],
    ['an unknown size', { kind: 'cart', item: { ...item, sizeChosen: 'Q' } }],
    ['an unknown kind', { kind: 'order', item }],
  ])('drops stored data with %s', async (_name, wish) => {
    localStorage.setItem('ethereal.wish', JSON.stringify({ wish, at: Date.now() }));
    expect(await takeWish()).toBeUndefined();
  });
});
