import { beforeAll, describe, expect, it } from 'vitest';
import { catalogNamed } from '../testing/named-items.ts';
import { listItems } from './list-items.ts';
import { queryTokens } from './query-tokens.ts';
import { understand } from './understand.ts';

const shop = { isBrand: () => false, hasKind: () => true, beginsNames: () => false };
const read = (text: string) => understand(queryTokens(text), shop);

// The first reading loads the lexicon.
beforeAll(() => void read('tee'), 60_000);

describe('an age', () => {
  it.each([
    ['tee 6-7 years', 6, ['kids']],
    ['superhero tee 6 - 7 yrs old', 6, ['kids']],
    ['dress for girls ages 3 to 5', 3, ['girls']],
    ['jacket 10-12 yo boy', 10, ['boys']],
    ['tee for a ten year old boy', 10, ['boys']],
    ['dress for a girl, four years old', 4, ['girls']],
    ['shorts for a 7yo', 7, ['kids']],
    ['romper 6-12m', 0.5, ['baby']],
    ['romper 3 to 6 months', 0.25, ['baby']],
  ])('is read in %j', (text, age, forWhom) => {
    const { words, ...understood } = read(text);
    expect(understood).toMatchObject({ age, forWhom });
    expect(understood.priceMax).toBeUndefined();
    expect(words.filter(({ word }) => word !== 'superhero')).toEqual([]);
  });

  it.each(['watch with 2 years warranty', 'shoes 9m', 'dress 10 to 12', 'ben 10 tshirt'])(
    'is not read in %j',
    (text) => {
      expect(read(text).age).toBeUndefined();
    },
  );
});

describe('a search for children for whom nothing is sold', () => {
  const GOODS = catalogNamed([
    { name: 'Boys Khaki Shorts', category: 'kids' },
    { name: 'Black Shorts', category: 'men' },
    { name: 'Girls Pajama Set', category: 'kids' },
    { name: 'Striped Pajama Set', category: 'women' },
  ]);

  it.each([
    ['toddler shorts', 'Boys Khaki Shorts'],
    ['pajamas for my grandson', 'Girls Pajama Set'],
  ])('puts goods for other children before those for adults: %s', (search, first) => {
    const { ordinals, relaxed } = listItems(GOODS, { search });
    expect({ first: GOODS.titles[ordinals[0] ?? -1], found: ordinals.length, relaxed }).toEqual({
      first,
      found: 2,
      relaxed: ['forWhom'],
    });
  });
});

it('takes a man in the name of goods for children for no adult', () => {
  const goods = catalogNamed(['Men Shirt', { name: 'Mr. Men Boys Shirt', category: 'kids' }]);
  const namesOf = (search: string) => listItems(goods, { search }).ordinals.map((ordinal) => goods.titles[ordinal]);
  expect([namesOf('shirt for a boy'), namesOf('shirts for him')]).toEqual([['Mr. Men Boys Shirt'], ['Men Shirt']]);
});

it('puts goods for adults that also name a child after those for children', () => {
  const goods = catalogNamed([{ name: 'Girls Watch', category: 'kids' }, 'Women Party Girl Watch']);
  const { ordinals } = listItems(goods, { search: 'watch for a girl' });
  expect(ordinals.map((ordinal) => goods.titles[ordinal])).toEqual(['Girls Watch', 'Women Party Girl Watch']);
});
