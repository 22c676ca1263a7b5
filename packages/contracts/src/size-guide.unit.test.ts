import { expect, test } from 'vitest';
import { CATEGORIES, SIZES, SUB_CATEGORIES } from './fashion.ts';
import { centimeters, inches, measuresOf, sizesForNumber } from './size-guide.ts';

test('increases from each size to the next', () => {
  const tables = CATEGORIES.flatMap((category) =>
    SUB_CATEGORIES.flatMap((kind) => Object.values(measuresOf(category, kind) ?? {})),
  );
  expect(tables).toHaveLength(17);
  for (const ranges of tables)
    SIZES.forEach((size, at) => {
      const [from, to] = ranges[size];
      const [least, most] = ranges[SIZES[at - 1] ?? size];
      expect(from).toBeLessThan(to);
      expect([from >= least, to >= most]).toEqual([true, true]);
    });
});

test('measures chest and waist for tops; waist, hip and inseam for bottoms', () => {
  expect(Object.keys(measuresOf('women', 'topW') ?? {})).toEqual(['Chest', 'Waist']);
  expect(Object.keys(measuresOf('women', 'bottomW') ?? {})).toEqual(['Waist', 'Hip', 'Inseam']);
  expect(measuresOf('beauty', 'topW')).toBeUndefined();
});

test('converts an inch to 2.54 centimeters', () => {
  expect([inches([38, 40]), centimeters([38, 40])]).toEqual(['38–40', '97–102']);
});

test('reads a number as an age, a waist or a US size', () => {
  expect([sizesForNumber('women', 'topW', 8), sizesForNumber('women', 'bottomW', 29)]).toEqual([['M'], ['M']]);
  expect([sizesForNumber('men', 'topW', 8), sizesForNumber('men', 'bottomW', 36)]).toEqual([[], ['L']]);
  expect([sizesForNumber('women', 'topW', 7), sizesForNumber('women', 'topW', 36)]).toEqual([[], []]);
  expect([sizesForNumber('kids', 'topW', 12), sizesForNumber('home', 'topW', 8)]).toEqual([['XL'], []]);
});
