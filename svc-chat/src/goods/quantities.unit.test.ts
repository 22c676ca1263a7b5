import { expect, test } from 'vitest';
import { compareQuantity, quantitiesIn } from './quantities.ts';

const amounts = (text: string) => quantitiesIn(text).map(({ type, min, max }) => [type, min, max]);

test.each([
  ['a rope of at least 20 m', [['length', 2000, undefined]]],
  ['a shelf under 80 cm', [['length', undefined, 80]]],
  ['10-20 kg', [['weight', 10_000, 20_000]]],
  [
    '60 x 40 cm',
    [
      ['length', 60, 60],
      ['length', 40, 40],
    ],
  ],
  ['a four-person tent', [['persons', 4, 4]]],
  ['Sleeps six in three cabins', [['persons', 6, 6]]],
  ['for ages 4 to 9', [['age', 4, 9]]],
  ['ages 8 and up', [['age', 8, undefined]]],
  ['for a 5 year old', [['age', 5, 5]]],
  [
    '18 V, 1.5 kg or less',
    [
      ['voltage', 18, 18],
      ['weight', undefined, 1500],
    ],
  ],
  ['costs $20 or 30€', []],
])('reads the amounts of "%s"', (text, expected) => {
  expect(amounts(text)).toEqual(expected);
});

test('compares amounts with those that goods state', () => {
  const tent = quantitiesIn('Sleeps six, 8.5 kg, ages 3 to 6');
  const judge = (text: string) => quantitiesIn(text).map((one) => compareQuantity(one, tent))[0];
  expect(judge('for four people')).toBe('met');
  expect(judge('for eight people')).toBe('contradicted');
  expect(judge('less than 5 kg')).toBe('contradicted');
  expect(judge('for a 4 year old')).toBe('met');
  expect(judge('at least 40 litres')).toBe('unstated');
});

test('runs in linear time on a hostile text', () => {
  const text = '1 x 1 x 1 x '.repeat(2000);
  expect(quantitiesIn(text)).toEqual([]);
});
