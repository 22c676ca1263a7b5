import { expect, test } from 'vitest';
import { describe } from '../shelf/good.ts';
import { ITEMS } from '../testing/evaluation/shop.ts';
import { byDegree, degreeIn, furtherBy, lessOf } from './measures.ts';

const named = (name: string) => {
  const item = ITEMS.find((one) => one.name === name);
  if (!item) throw new Error(`${name} is not in the shop`);
  return describe(item);
};

test.each([
  ['which is the warmest', 'warmth', 'more', true],
  ['is it heavier than that', 'weight', 'more', false],
  ['the least formal one', 'dressiness', 'less', true],
  ['which holds more', 'size', 'more', false],
  ['which lasts longer', 'endurance', 'more', false],
  ['something shorter', 'length', 'less', false],
] as const)('“%s” compares by %s', (said, measure, side, most) => {
  expect(degreeIn(said)).toMatchObject({ measure, side, most });
});

test.each(['leather', 'my sister is under the weather', 'the winter', 'more of them'])(
  '“%s” compares by nothing',
  (said) => {
    expect(degreeIn(said)).toBeUndefined();
  },
);

test.each([
  ['Hand-Thrown Amphora Vase', 'taller', 'Ribbed Terracotta Urn'],
  ['Plaid Wool Blend Coat', 'warmer', 'Belted Camel Trench Coat'],
  ['Tiered Cotton Maxi Dress in Sage', 'longer', 'Linen Sundress in Butter'],
  ['Satin Slip Evening Dress', 'more elegant', 'Polka Dot Tea Dress'],
])('the %s is %s than the %s', (one, said, other) => {
  const degree = degreeIn(said);
  expect(degree).toBeDefined();
  if (degree) expect(furtherBy(named(one), named(other), degree)).toBeGreaterThan(0);
});

test('says nothing where descriptions say nothing', () => {
  const heavier = degreeIn('heavier');
  expect(heavier).toBeDefined();
  if (heavier)
    expect(furtherBy(named('Automatic Wrist Watch'), named('Leather Coin Purse'), heavier)).toBeUndefined();
});

test('what is too long should be shorter, and those first of which it is known', () => {
  const shorter = lessOf('long');
  expect(shorter).toMatchObject({ measure: 'length', side: 'less' });
  if (!shorter) return;
  const goods = ['Tiered Cotton Maxi Dress in Sage', 'Cropped Denim Jacket', 'Stoneware Teapot'].map(named);
  expect(byDegree(goods, shorter).goods.map(({ item }) => item.name)).toEqual([
    'Cropped Denim Jacket',
    'Tiered Cotton Maxi Dress in Sage',
    'Stoneware Teapot',
  ]);
});
