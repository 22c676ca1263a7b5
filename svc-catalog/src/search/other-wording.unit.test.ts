import { beforeAll, describe, expect, it } from 'vitest';
import { catalogNamed } from '../testing/named-items.ts';
import { listItems } from './list-items.ts';
import { queryTokens } from './reading.ts';
import { understand } from './understand.ts';

const shop = { isBrand: () => false, hasKind: () => true, beginsNames: () => false };
const read = (text: string) => understand(queryTokens(text), shop);
const found = (names: Parameters<typeof catalogNamed>[0], search: string) => {
  const catalog = catalogNamed(names);
  return listItems(catalog, { search }).ordinals.map((ordinal) => catalog.titles[ordinal]);
};

// The first reading loads the lexicon.
beforeAll(() => void read('tee'), 60_000);

describe('kinds that are wanted together', () => {
  it.each([
    ['socks + briefs', ['socks', 'briefs']],
    ['earrings n necklace', ['earrings', 'necklace']],
    ['hats/caps', ['hat', 'cap']],
    ['belt wallet set', ['belt', 'wallet']],
  ])('come from %j', (text, kinds) => {
    expect(read(text).kinds).toEqual(kinds);
  });

  it('mix in the list', () => {
    const names = ['Red Shirt', 'Blue Jeans', 'Black Shirt'];
    expect(found(names, 'shirt and jeans')).toEqual(['Black Shirt', 'Blue Jeans', 'Red Shirt']);
    expect(found(['Plain Watch', 'Plain Wallet', 'Gold Watch'], 'gift')).toEqual([
      'Gold Watch',
      'Plain Wallet',
      'Plain Watch',
    ]);
  });
});

describe('other ways to say a condition', () => {
  it('excludes a word behind a minus', () => {
    expect(read('watch men -fossil').without.words).toEqual(['fossil']);
    expect(read('v-neck t-shirt').without.words).toEqual([]);
  });

  it('reads a reduction in percent as reduced goods', () => {
    expect(read('50% off!!!').order).toBe('reduction');
    expect(read('half price shoes').order).toBe('reduction');
    expect(read('100% cotton').order).toBeUndefined();
  });

  it('reads an amount of several words', () => {
    expect(read('dress no more than thirty five').priceMax).toBe(35);
    expect(read('coat under two hundred and twenty dollars').priceMax).toBe(220);
    expect(read('under a hundred').priceMax).toBe(100);
  });

  it('reads a number behind a child as its age', () => {
    expect(read('tshirt for my grandson 10')).toMatchObject({ age: 10, forWhom: ['boys'] });
    expect(read('ben 10 tshirt').age).toBeUndefined();
  });

  it('reads the lack of something as a wish for goods that state it', () => {
    expect(read('tshirt without print').occasion?.words).toEqual(['plain', 'solid']);
    expect(found(['Slip On Shoes', 'Derby Shoes'], 'shoes no laces')).toEqual(['Slip On Shoes']);
  });

  it('reads what the goods are used on as a purpose, and no color', () => {
    expect(read('sunscreen for oily skin')).toMatchObject({ colors: [], occasion: { words: ['skin'] } });
    expect(read('skin colored bra').colors).toEqual(['skin']);
  });

  it('finds goods to wear with others, in any color', () => {
    const { kinds, colors } = read('what to wear with grey pants');
    expect({ kinds: kinds.slice(0, 2), colors }).toEqual({ kinds: ['shirt', 't-shirt'], colors: [] });
  });

  it('finds goods of the named kind to wear with others, those of their words first', () => {
    const names = ['Denim Shirt', 'Blue Jeans', 'Green Shirt'];
    expect(found(names, 'shirt to wear with jeans')).toEqual(['Green Shirt', 'Denim Shirt']);
    expect(read('shirt to wear with jeans').words).toEqual([{ word: 'jeans', isRequired: false }]);
  });

  it('puts goods that suit an occasion before others of the named kind', () => {
    expect(found(['Black Shirt', 'Green Shirt'], 'funeral shirt')).toEqual(['Black Shirt', 'Green Shirt']);
  });
});

describe('goods', () => {
  it('lack a material that their name denies', () => {
    expect(found(['Non Leather Wallet', 'Leather Wallet'], 'wallet of leather')).toEqual(['Leather Wallet']);
  });

  it('suit girls or women by their kind', () => {
    const names = [
      { name: 'Floral Dress', category: 'kids' as const },
      { name: 'Knit Sweater', category: 'kids' as const },
    ];
    expect(found(names, 'clothes for boys')).toEqual(['Knit Sweater']);
    expect(found(names, 'clothes for girls')).toEqual(['Floral Dress', 'Knit Sweater']);
  });

  it('for teenagers suit no small child', () => {
    const names = ['Teens Boys Shirt', 'Boys Red Shirt'];
    expect(found(names, 'shirt for 5 year old boy')).toEqual(['Boys Red Shirt']);
    expect(found(names, 'shirt for 13 year old boy')).toEqual(['Boys Red Shirt', 'Teens Boys Shirt']);
  });

  it('for babies come after those for older children', () => {
    expect(found(['Boys Red Shirt', 'Infant Boys Shirt'], 'shirts for boys')[0]).toBe('Boys Red Shirt');
    expect(found(['Infant Boys Shirt', 'Boys Red Shirt'], 'shirts for babies')[0]).toBe('Infant Boys Shirt');
  });

  it('without a kind of their own come among those of a kind', () => {
    expect(found(['Plain Outfit', 'Red Shirt'], 'clothes')).toEqual(['Red Shirt', 'Plain Outfit']);
  });

  it('match other names of a kind that none of them is', () => {
    expect(found(['Silk Sari Gown', 'Plain Gown'], 'saree')).toEqual(['Silk Sari Gown']);
  });
});
