import { expect, it } from 'vitest';
import { mentions, readable } from './mentions.ts';

it.each([
  ['Soft merino wool.', 'wool', true],
  ['Made without wool or silk.', 'wool', false],
  ['Made without wool or silk.', 'silk', false],
  ['Wool-free felt.', 'wool', false],
  ['Vegan leather upper.', 'leather', false],
  ['No fuss, soft wool.', 'wool', true],
  ['Not a drop of it. Wool inside.', 'wool', true],
  ['Woollen', 'wool', false],
  ['Almonds and honey', 'almond', true],
])('returns for "%s" whether it mentions "%s": %s', (text, phrase, expected) => {
  expect(mentions(readable(text), phrase)).toBe(expected);
});
