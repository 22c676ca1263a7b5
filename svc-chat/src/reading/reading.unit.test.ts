import { expect, test } from 'vitest';
import { readNouns } from '../goods/nouns.ts';
import { withDigits } from './digits.ts';
import { readMessage } from './reading.ts';
import { wishesIn } from './wishes.ts';

const nouns = readNouns();
const isThing = (word: string) => nouns.has([word]);
const wishesOf = (message: string) => wishesIn(readMessage(message, { page: false }, isThing), isThing);

test('reads kind, colour, person and price', () => {
  const [wish] = wishesOf('a red dress for my wife under $90');
  expect(wish).toMatchObject({ kinds: ['dress'], colours: ['red'], audience: 'women', price: { max: 90 } });
});

test('reads what is wanted beside each other as several wishes', () => {
  expect(wishesOf('I need a tent, a kettle and a lamp').map(({ kinds }) => kinds)).toEqual([
    ['tent'],
    ['kettle'],
    ['lamp'],
  ]);
});

test.each([
  ['a sweater without wool', 'wool'],
  ['wool? no. a sweater', 'wool'],
  ['leather makes me itch, a bag please', 'leather'],
  ['im alergic to wol, need a sweater', 'wool'],
])('keeps away what is refused: %s', (message, refused) => {
  expect(wishesOf(message)[0]?.refused.materials).toContain(refused);
});

test.each([
  ['between one hundred and one hundred fifty dollars', 'between 100 and 150 dollars'],
  ['under a hundred, please', 'under 100, please'],
  ['the two of them', 'the two of them'],
  ['twenty five', '25'],
])('writes numbers in figures: %s', (said, written) => {
  expect(withDigits(said)).toBe(written);
});

test('reads no more of a message than its first four hundred pieces', () => {
  expect(readMessage('cvc '.repeat(900), { page: false }, isThing).tokens).toHaveLength(400);
});
