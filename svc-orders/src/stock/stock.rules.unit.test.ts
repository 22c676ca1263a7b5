import { describe, expect, test } from 'vitest';
import { availableOf, followItem, type ItemStock, keyOf, setStock, shortageOf, viewStock } from './stock.rules.ts';

const at = new Date(0);
const item = {
  _id: 'i',
  seller: 's',
  name: 'Shirt',
  colors: ['White', 'all'],
  sizes: ['S', 'M'] as ('S' | 'M')[],
  version: 1,
};
const tracked = (counts: Record<string, number>, of = item): ItemStock => setStock(undefined, of, counts, at);

describe('keyOf', () => {
  test.each([
    [{ sizes: [] }, {}, 'all'],
    [{ sizes: ['S'] }, { size: 'S' }, 'S'],
    [{ sizes: ['S'] }, { size: null }, undefined],
    [{ sizes: ['S'] }, { size: 'M' }, undefined],
    [{ colors: ['White', 'all'], sizes: [] }, { color: 'White' }, 'White'],
    [{ colors: ['White', 'all'], sizes: [] }, {}, undefined],
    [{ colors: ['White'], sizes: ['S'] }, { color: 'White', size: 'S' }, 'White / S'],
    [{ colors: ['White'], sizes: ['S'] }, { size: 'S' }, undefined],
    // The item lost its colors, or its sizes, after the line was put into the cart.
    [{ sizes: ['S'] }, { color: 'White', size: 'S' }, 'S'],
    [{ colors: [], sizes: [] }, { color: 'White', size: 'S' }, 'all'],
  ] as const)('of an item in %j, chosen %j, is %s', (options, choice, key) => {
    expect(keyOf(options, choice)).toBe(key);
  });
});

test('returns a stock for each variant, including one without a number', () => {
  const stock = tracked({ 'White / S': 2 });
  const shown = { 'White / S': 2, 'White / M': 0, 'all / S': 0, 'all / M': 0 };
  expect(availableOf(stock)).toEqual(shown);
  expect(viewStock(stock)).toEqual({
    stock: shown,
    reserved: { 'White / S': 0, 'White / M': 0, 'all / S': 0, 'all / M': 0 },
  });
});

test.each([
  [{ color: 'White', size: 'S', quantity: 2 }, undefined],
  [{ color: 'White', size: 'S', quantity: 3 }, 'Only 2 left.'],
  [{ color: 'White', size: 'M', quantity: 1 }, 'Sold out.'],
  [{ color: 'all', quantity: 1 }, 'Sold out.'],
  [{ color: 'Red', size: 'S', quantity: 1 }, 'Sold out.'],
  [{ color: 'White', size: null, quantity: 1 }, 'Choose a size.'],
  [{ size: 'S', quantity: 1 }, 'Choose a color.'],
  [{ quantity: 1 }, 'Choose a color.'],
] as const)('for a line of %j the shortage is %s', (line, short) => {
  expect(shortageOf(tracked({ 'White / S': 2 }), line)).toBe(short);
});

test('starts new variants without units when an item gets or loses colors', () => {
  const bySize = tracked({ S: 3 }, { ...item, colors: [] });
  const { colors: _, ...older } = bySize;
  expect(availableOf(older)).toEqual({ S: 3, M: 0 });
  const inColors = followItem(older, { ...item, colors: ['White'], version: 2 });
  expect(availableOf(inColors)).toEqual({ 'White / S': 0, 'White / M': 0 });
  const { colors: _none, ...plain } = item;
  expect(availableOf(followItem(inColors, { ...plain, version: 3 }))).toEqual({ S: 3, M: 0 });
});
