import { expect, test } from 'vitest';
import { describe } from '../shelf/good.ts';
import { createShelf } from '../shelf/shelf.ts';
import { ITEMS } from '../testing/evaluation/shop.ts';
import { prepare } from './prepare.ts';
import { readWishes } from './read-wishes.ts';

const shelf = createShelf(ITEMS.map(describe));
const wishesOf = (message: string) => readWishes(prepare(message, shelf.spelling), shelf).wishes;
const peopleOf = (message: string) => wishesOf(message).map(({ person }) => person);

test.each([
  ['gift for mum who loves tea and for dad who shaves', ['mum', 'dad']],
  ['something for grandma under 50 and something for grandpa under 100', ['grandma', 'grandpa']],
  ['mum likes tea and dad likes shaving, ideas?', ['mum', 'dad']],
  ['I need two presents: one for my boss, one for my best friend who games', ['boss', 'friend']],
])('“%s” is a wish for each of the people', (message, people) => {
  expect(peopleOf(message)).toEqual(people);
});

test('a limit of one clause is that of one person, and what is refused is kept from all', () => {
  const [one, other] = wishesOf('gift for mum under 50 and for my sister under 100, no leather');
  expect([one?.maxPrice, other?.maxPrice]).toEqual([50, 100]);
  expect([one, other].map((wish) => wish?.not.map(({ id }) => id))).toEqual([['leather'], ['leather']]);
});

test.each(['a gift for my mum and my dad', 'a dress for my wife', 'my sister needs a coat for the office'])(
  '“%s” is one wish',
  (message) => {
    expect(peopleOf(message)).toEqual([undefined]);
  },
);
