import fc from 'fast-check';
import { expect, test } from 'vitest';
import { describe } from '../shelf/good.ts';
import { createShelf } from '../shelf/shelf.ts';
import { ITEMS } from '../testing/evaluation/shop.ts';
import { prepare } from '../understand/prepare.ts';
import { readWishes } from '../understand/read-wishes.ts';
import { choose } from './choose.ts';

const shelf = createShelf(ITEMS.map(describe));
const wishesIn = (message: string) => readWishes(prepare(message, shelf.spelling), shelf).wishes;

/** What must not be read in an item once it is excluded. */
const EXCLUDED: Readonly<Record<string, RegExp>> = {
  wool: /wool|merino|cashmere|mohair|alpaca/i,
  leather: /leather|suede|calf|kidskin/i,
  linen: /linen/i,
  silk: /silk/i,
  denim: /denim/i,
  stripes: /strip|breton/i,
  boots: /\bboots?\b/i,
};
const KINDS = [
  'sweaters',
  'shoes',
  'jackets',
  'a bag',
  'something warm',
  'gifts for my dad',
  'dresses',
  'anything',
];
const WAYS = [
  (kind: string, no: string) => `${kind} without ${no}`,
  (kind: string, no: string) => `I want ${kind}, but no ${no} please`,
  (kind: string, no: string) => `${kind}. I am allergic to ${no}`,
  (kind: string, no: string) => `show me ${kind} except ${no}`,
  (kind: string, no: string) => `${no} allergy, ${kind} under $300`,
  (kind: string, no: string) => `I don't like ${no}, do you have ${kind}?`,
  (kind: string, no: string) => `${kind} that are not ${no}`,
];

test('what is excluded is never chosen, however it is said and whatever gives way', {
  timeout: 60_000,
}, () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...KINDS),
      fc.constantFrom(...Object.keys(EXCLUDED)),
      fc.constantFrom(...WAYS),
      (kind, no, say) => {
        const message = say(kind, no);
        for (const wish of wishesIn(message)) {
          const wrong = choose(wish, shelf).goods.filter(({ item }) =>
            EXCLUDED[no]?.test(`${item.name} ${item.description}`),
          );
          expect(
            wrong.map(({ item }) => item.name),
            message,
          ).toEqual([]);
        }
      },
    ),
    { numRuns: 400 },
  );
});

test('a price gives way before a kind does, and it is said', () => {
  const [wish] = wishesIn('dresses under $20');
  const { goods, relaxed } = wish ? choose(wish, shelf) : { goods: [], relaxed: [] };
  expect(relaxed).toEqual(['price']);
  expect(goods[0]?.kind).toMatch(/dress/);
});

test.each([
  ['jeans and a belt or a hat', ['jeans', 'belt', 'hat']],
  ['a bag for my laptop', ['bag']],
  ['something to put over a shirt', ['cardigan', 'blazer', 'jacket', 'coat', 'sweater', 'hoodie']],
  ['teapot / cups', ['teapot', 'cup']],
])('%s asks for %o', (message, kinds) => {
  expect(wishesIn(message).flatMap((wish) => wish.kinds)).toEqual(kinds);
});
