import { expect, test } from 'vitest';
import { readNouns } from '../goods/nouns.ts';
import { withDigits } from './digits.ts';
import { readMessage } from './reading.ts';
import { wishesIn } from './wishes.ts';

const nouns = readNouns();
const isThing = (word: string) => nouns.has([word]);
const wishesOf = (message: string) => wishesIn(readMessage(message, { page: false }, isThing), isThing);

test('reads kind, color, person and price', () => {
  const [wish] = wishesOf('a red dress for my wife under $90');
  expect(wish).toMatchObject({ kinds: ['dress'], colours: ['red'], audience: 'women', price: { max: 90 } });
});

test('reads things listed beside each other as several wishes', () => {
  expect(wishesOf('I need a tent, a kettle and a lamp').map(({ kinds }) => kinds)).toEqual([
    ['tent'],
    ['kettle'],
    ['lamp'],
  ]);
});

test.each([
  ['an extension cable of at least 20 metres', { type: 'length', min: 2000, max: undefined }],
  ['knitting needles, at most 30 cm', { type: 'length', min: undefined, max: 30 }],
])('reads on which side an amount is bounded: %s', (message, { type, min, max }) => {
  const [read] = wishesOf(message)[0]?.quantities ?? [];
  expect([read?.type, read?.min, read?.max]).toEqual([type, min, max]);
});

test('reads a kind that is named again as one wish', () => {
  expect(wishesOf('Trousers, please. Wide trousers.')).toHaveLength(1);
});

test.each([
  ['why is everything so expensive. show me shirts', 'relevance'],
  ['the most expensive watch', 'dearest'],
])('reads the order that is wanted: %s', (message, order) => {
  expect(wishesOf(message)[0]?.order).toBe(order);
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

test('reads the first four hundred tokens of a message only', () => {
  expect(readMessage('cvc '.repeat(900), { page: false }, isThing).tokens).toHaveLength(400);
});
