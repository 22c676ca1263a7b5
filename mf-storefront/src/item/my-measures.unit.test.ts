import { measuresOf } from '@ethereal/contracts/size-guide';
import { expect, test } from 'vitest';
import { sizeFor } from './my-measures.ts';

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
