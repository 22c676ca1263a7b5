import { expect, test } from 'vitest';
import { withForeignWords } from './translate.ts';

const SAID = new Set(['parfum', 'gilet']);
const inEnglish = (text: string) => withForeignWords(text, (word) => SAID.has(word));

test.each([
  ['Camisa de lino for my husband', 'shirt linen for my husband'],
  ['bolso o mochila, but sin cuero', 'bag or backpack, but without leather'],
  ['do you have a Koffer for the cabin', 'do you have a suitcase for the cabin'],
  ['need pantalones cortos for beach', 'need shorts for beach'],
  ['I need maleta, how you say, the box with wheels?', 'I need suitcase?'],
  ['I am Ana. Busco un abrigo azul.', 'I am Ana. coat blue . '],
])('reads words of another language as English ones: %s', (message, english) => {
  expect(inEnglish(message)).toBe(english);
});

test.each([
  'a quilted gilet for my father',
  'the sin of a die hard fan',
  'do you have a parfum',
  'a robe for la mer',
  'cafe chairs and creme brulee',
])('leaves what English or the shelf knows: %s', (message) => {
  expect(inEnglish(message)).toBe(message);
});
