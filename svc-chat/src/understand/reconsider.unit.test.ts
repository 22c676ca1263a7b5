import { expect, test } from 'vitest';
import { describe } from '../shelf/good.ts';
import { createShelf } from '../shelf/shelf.ts';
import { ITEMS } from '../testing/evaluation/shop.ts';
import { prepare } from './prepare.ts';
import { readIntent } from './read-intent.ts';

const shelf = createShelf(ITEMS.map(describe));
const kindOf = (message: string) => readIntent(prepare(message, shelf.spelling), message, {}, shelf).kind;

test.each([
  ['any news on my teapot', 'own'],
  ['has my aunt been looking at rings', 'refuse'],
  ['the clock came in bits', 'help'],
] as const)('wording decides what no rule knows: “%s”', (message, kind) => {
  expect(kindOf(message)).toBe(kind);
});

test.each(['a red dress under 100', 'sweater without wool please', 'is the teapot dishwasher safe'])(
  'wording does not decide what the rules know: “%s”',
  (message) => {
    expect(['find', 'item']).toContain(kindOf(message));
  },
);
