import { expect, test } from 'vitest';
import { describe } from '../shelf/good.ts';
import { ITEMS } from '../testing/evaluation/shop.ts';
import { answersWords, questionsIn } from './item-questions.ts';

const good = (name: string) => {
  const item = ITEMS.find((one) => one.name === name);
  if (!item) throw new Error(`${name} is not in the shop`);
  return describe(item);
};

test('a sentence with two questions is two questions', () => {
  expect(questionsIn('does the trench come in xl and how much is it?').map(({ aspect }) => aspect)).toEqual([
    'sizes',
    'price',
  ]);
});

test('each of two questions is answered', () => {
  const said = answersWords(
    good('Belted Camel Trench Coat'),
    'does it come in xl and how much is it?',
    'sizes',
    'XL',
  );
  expect(said).toContain('Yes, it comes in size XL.');
  expect(said).toContain('It costs $235.00.');
});
