import fc from 'fast-check';
import { expect, test } from 'vitest';
import { describe } from '../shelf/good.ts';
import { createShelf } from '../shelf/shelf.ts';
import { ITEMS } from '../testing/evaluation/shop.ts';
import { isEnglish } from './english.ts';

const { spelling } = createShelf(ITEMS.map(describe));
const correct = (word: string) => spelling.correctAll([word])[0];

test.each([
  ['sweatr', 'sweater'],
  ['jaket', 'jacket'],
  ['linnen', 'linen'],
  ['sunglases', 'sunglasses'],
  ['amphroa', 'amphora'],
  ['hedfones', 'headphones'],
  ['bakpak', 'backpack'],
  ['scool', 'school'],
])('takes the typo out of %s', (typo, word) => {
  expect(correct(typo)).toBe(word);
});

test.each(['send', 'oliver', 'rose', 'spend', 'peter', 'beach', 'shop', 'store'])(
  'leaves %s as it is',
  (word) => {
    expect(correct(word)).toBe(word);
  },
);

test('never changes a word of the dictionary', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z]{3,9}$/), (word) => {
      fc.pre(isEnglish(word));
      expect(correct(word)).toBe(word);
    }),
  );
});

test('reads a rare word after another as the second of a known pair', () => {
  expect(spelling.correctAll(['wireles', 'mose'])).toEqual(['wireless', 'mouse']);
});

test('looks up only so many unknown words of a message', () => {
  const words = Array.from({ length: 280 }, () => 'sweatr');
  const changed = spelling.correctAll(words).filter((word) => word === 'sweater');
  expect(changed.length).toBeGreaterThan(0);
  expect(changed.length).toBeLessThan(30);
});
