import { guideFor, measuresOf } from '@ethereal/contracts/size-guide';
import { expect, test } from 'vitest';
import { type MyMeasures, sizeFor } from './my-measures.ts';

const tops = measuresOf('men', 'topW') ?? {};

test.each([
  ['the size whose range has the measurement', { Chest: 39 }, 'M'],
  ['a measurement between two ranges as part of the smaller', { Chest: 37.5 }, 'S'],
  ['the larger size when two parts differ', { Chest: 36, Waist: 36 }, 'L'],
  ['the smallest size for less than any range', { Chest: 20 }, 'S'],
  ['no size above the largest range', { Chest: 60 }, undefined],
  ['no size without a measurement that the table has', { Hip: 40 }, undefined],
])('returns %s', (_, mine, size) => {
  expect(sizeFor(tops, mine)).toBe(size);
});

const women = { category: 'women', subCategory: 'topW' } as const;

test.each([
  ['shoes', ['US 9'], { 'Foot length': 9.8 }, 'US 9'],
  ['kids', ['2 years'], { Height: 46.5 }, '5–6 years'],
  ['rings', ['Ring 7'], { 'Around the finger': 2.1 }, 'Ring 7'],
  ['jeans', ['32 × 34'], { Waist: 31.5, Inseam: 33 }, '31 × 34'],
  ['jeans', ['32 × 34'], { Waist: 50 }, undefined],
])('returns the smallest size of %s that is large enough', (_, otherSizes, mine: MyMeasures, size) => {
  expect(sizeFor(guideFor({ ...women, otherSizes }) ?? {}, mine)).toBe(size);
});
