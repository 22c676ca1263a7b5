import { expect, test } from 'vitest';
import { kindsDescribed } from './kinds-described.ts';

const described = (text: string, named?: string[]) => kindsDescribed(text.split(' '), named);

// None of these stands among the paraphrases.
test.each([
  ['keep wine in', 'wine-glass'],
  ['write on in the library and save my essays', 'laptop'],
  ['serve a big salad', 'bowl'],
  ['make calls that is no mobile', 'phone'],
  ['put my loose coins in', 'purse'],
  ['clean my teeth', 'toothbrush'],
])('what one does with it, “%s”, tells its kind', (text, kind) => {
  expect(described(text).kinds[0]).toBe(kind);
  expect(described(text).share).toBeGreaterThan(0.3);
});

test('a kind that is named is not the one that is described', () => {
  expect(described('hold my trousers up', ['trousers']).kinds[0]).toBe('belt');
});

test('what tells of nothing is likely none of them', () => {
  expect(described('be happy at last').share).toBeLessThan(0.3);
});
