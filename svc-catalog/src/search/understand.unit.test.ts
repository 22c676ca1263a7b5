import { beforeAll, describe, expect, it } from 'vitest';
import { queryTokens } from './query-tokens.ts';
import { understand } from './understand.ts';

const BRANDS = ['nike', 'us polo', 'forever new', 'wildcraft'];
const NOT_SOLD = ['school', 'ski', 'heater'];
const shop = {
  isBrand: (text: string) => text === 'nike',
  hasKind: (kind: string) => !NOT_SOLD.includes(kind),
  beginsNames: (words: readonly string[]) => BRANDS.includes(words.join(' ')),
};
const read = (text: string) => understand(queryTokens(text), shop);
const NONE = { priceMin: undefined, priceMax: undefined };
const pricesOf = (text: string) => {
  const { priceMin, priceMax } = read(text);
  return { priceMin, priceMax };
};

// The first reading loads the lexicon.
beforeAll(() => void read('tee'), 60_000);

describe('kinds', () => {
  it.each([
    ['tee', ['t-shirt']],
    ['t shirts', ['t-shirt']],
    ['trainers', ['sneakers']],
    ['purse', ['handbag']],
    ['jumper', ['sweater']],
    ['mary janes', ['flats']],
    ['slip ons', ['loafers']],
    ['a red jumper with a hood', ['sweater']],
    ['bags and shoes', ['bag', 'shoes']],
  ])('reads %j as %j', (text, kinds) => {
    expect(read(text).kinds).toEqual(kinds);
  });

  it('keeps the words by which the kind was named', () => {
    expect(read('white casual shoes').kindWords).toEqual([['casual', 'shoes']]);
  });

  it.each([
    ['braces for trousers', 'suspenders', ['trousers']],
    ['earrings to go with a green velvet dress', 'earrings', ['green', 'velvet', 'dress']],
    ['tie for a suit', 'tie', ['suit']],
  ])('reads what the goods of %j go with as wishes', (text, kind, words) => {
    const { kinds, colors, materials, words: all } = read(text);
    expect({ kinds, colors, materials }).toEqual({ kinds: [kind], colors: [], materials: [] });
    expect(all).toEqual(words.map((word) => ({ word, isRequired: false })));
  });

  it('reads a thing that calls for goods as their use', () => {
    expect(read('bag for my laptop and shoes').occasion?.words).toEqual(['laptop']);
  });

  it('reads what somebody does as a use, and no thing with the same stem', () => {
    expect(read('something for coding').kinds).toEqual(['laptop', 'keyboard', 'mouse']);
    expect(read('something for hiking').kinds).toEqual(read('something for a hike').kinds);
    for (const text of ['promo code', 'somebody to meet', 'not even one'])
      expect([read(text).kinds, read(text).occasion], text).toEqual([[], undefined]);
  });

  it('reads the last word of a use as no thing', () => {
    expect(read('something for his first flat').kinds).toContain('house plant');
    expect(read('first flat shoes').kinds).toEqual(['flats']);
  });

  it('reads a thing before "for" that is a verb, too', () => {
    const { kinds, occasion } = read('tie for a wedding');
    expect({ kinds, word: occasion?.words[0] }).toEqual({ kinds: ['tie'], word: 'wedding' });
  });

  it.each([
    ['office wear', 'formal shoes'],
    ['school', 'backpack'],
    ['formal wear', 'shirt'],
    ['something to carry my laptop', 'laptop bag'],
    ['where do i keep my cards and cash', 'wallet'],
    ['protection against rain', 'umbrella'],
    ['ski trip', 'jacket'],
    ['cute fit for a first date', 'dress'],
  ])('reads %j by what it is for', (text, kind) => {
    expect(read(text).kinds).toContain(kind);
  });
});

it.each([
  ['beach vacation', 'suitcase'],
  ['vacation gift', 'watch'],
  ['cute fit for a first date', 'sports shoes'],
])('reads %j without the kinds of more general words, or of other words (%s)', (text, kind) => {
  expect(read(text).kinds).not.toContain(kind);
});

it('reads words that suit a use as wishes', () => {
  expect(read('what to wear to a funeral').words).toContainEqual({ word: 'black', isRequired: false });
  expect(read('winter coat').occasion?.words).toContain('wool');
});

it.each(['shirts 40 quid max', 'shirts under 40€', 'shirts max £40', 'shirts 40 pounds', 'shirts 40 €'])(
  'reads the price of "%s" without its currency',
  (text) => {
    expect(pricesOf(text)).toEqual({ priceMin: undefined, priceMax: 40 });
    expect(read(text)).toMatchObject({ kinds: ['shirt'], words: [] });
  },
);

it('reads the named kind of a question', () => {
  expect(read('where can i buy running shoes').kinds).toEqual(['sports shoes']);
});

it('reads an emoji as the word that it stands for', () => {
  expect(read('👗🏽 red')).toMatchObject({ kinds: ['dress'], colors: ['red'], words: [] });
  expect(read('shoes 🚀')).toMatchObject({ kinds: ['shoes'], words: [] });
});

describe('colors and groups', () => {
  it('reads the color and the group beside the kind', () => {
    expect(read("men's navy shoes")).toMatchObject({ kinds: ['shoes'], colors: ['navy'], forWhom: ['men'] });
  });

  it.each([
    ['panties', ['women']],
    ['menswear', ['men']],
    ['cologne', ['men']],
    ['cologne for women', ['women']],
    ['briefs', []],
  ])('reads the group that the kind of %j implies', (text, forWhom) => {
    expect(read(text).forWhom).toEqual(forWhom);
  });

  it('reads a shade before a color as a wish', () => {
    const { colors, words, parts } = read('pale brown belt');
    expect({ colors, words }).toEqual({ colors: ['brown'], words: [{ word: 'pale', isRequired: false }] });
    expect(parts.find(({ of }) => of === 'color')?.rest).toBe('belt');
  });

  it('reads synonyms of a material as the material', () => {
    expect(read('woollen stole').materials).toEqual(['wool']);
  });

  it('reads clothes for a use by the use', () => {
    expect(read('gym clothes')).toMatchObject({ kinds: ['clothing'], occasion: { words: ['gym'] } });
  });
});

describe('brands', () => {
  it.each([
    ['u.s. polo shirt', 'us polo', 'shirt'],
    ['us polo shirt', 'us polo', 'shirt'],
    ['forever new dress', 'forever new', 'dress'],
    ['wild craft backpack', 'wildcraft', 'backpack'],
    ['nike shoes', 'nike', 'shoes'],
  ])('reads the brand of %j', (text, brand, kind) => {
    expect(read(text)).toMatchObject({ brands: [brand], kinds: [kind] });
  });

  it.each([
    ['leopard print skirt', 'leopard print'],
    ['set of 4 plates', 'set of 4'],
  ])('are no looks or numbers of pieces: %j', (text, first) => {
    const looks = { ...shop, beginsNames: (words: readonly string[]) => words.join(' ') === first };
    expect(understand(queryTokens(text), looks).brands).toEqual([]);
  });
});

it('reads the number of a model beside a brand as a wish', () => {
  expect(read('nike 501')).toMatchObject({ brands: ['nike'], words: [{ word: '501', isRequired: false }] });
});

it('reads a repeated word once', () => {
  expect(read(`${'red '.repeat(45)}boots`)).toMatchObject({ kinds: ['boots'], colors: ['red'] });
});

describe('prices', () => {
  it.each([
    ['shoes under 40', undefined, 40],
    ['shoes under $40', undefined, 40],
    ['shoes under usd 40', undefined, 40],
    ['shoes less then 40', undefined, 40],
    ['shoes 40 and under', undefined, 40],
    ['shoes up to 45 dollars', undefined, 45],
    ['shoes between 20 and 40', 20, 40],
    ['shoes 20-40', 20, 40],
    ['shoes 20 to 40', 20, 40],
    ['shoes $20 - $40', 20, 40],
    ['shoes over 100', 100, undefined],
    ['shoes never over 100', undefined, 100],
    ['shoes, my budget is 60', undefined, 60],
    ['shoes 30 - 50', 30, 50],
    ['purse under $1,500', undefined, 1500],
    ['scarf $100+', 100, undefined],
    ['tops < 20', undefined, 20],
    ['watches >= $50', 50, undefined],
    ['coat less than a hundred bucks', undefined, 100],
    ['coat under two hundred dollars', undefined, 200],
    ['belt for thirty dollars', undefined, 30],
  ])('reads the price of %j', (text, priceMin, priceMax) => {
    expect(pricesOf(text)).toEqual({ priceMin, priceMax });
  });

  it.each([
    'jeans size 30-32',
    'dress 10-12 years',
    'jeans waist 30-32',
    'shirt pack of 2-3',
    'levis 501',
    'one shoulder top over a hundred-year-old pattern',
    'rompers under 12 months',
    'dress size 18+',
    'toys for ages from 3 to 8',
    'toys for a child aged under 5',
    'jeans waist under 34',
    'dresses in sizes between 8 and 10',
    'jeans waist 32 or less',
    'toys 3+ years',
  ])('reads no price in %j', (text) => {
    expect(pricesOf(text)).toEqual(NONE);
  });
});

describe('sizes in a query', () => {
  it.each([
    ['boots size 9.5', ['US 9.5', 'Ring 9.5']],
    ['large black t-shirt', ['L']],
    ['lg tee', ['L']],
    ['extra large hoodie', ['XL']],
    ['large handbag', []],
    ['large logo tee', []],
    ['boots size us 9', ['US 9', 'Ring 9']],
    ['sneakers size 15', ['US 15', '15']],
    ['ring in size 2', ['US 2', '2']],
    ['dress size 18+', ['18']],
    ['shirt size l', ['L']],
    ['xxl coat', ['XXL']],
    ['dress in xs', ['XS']],
    ['coat in a medium', ['M']],
    ['coat in l', ['L']],
    ['boots size 99', ['99']],
    ['us 8.5 heels', ['US 8.5']],
    ['formal shoes uk 9', ['UK 9']],
    ['32x34 chinos', ['32', '32 × 34']],
    ['jeans waist 99', ['99']],
    ['waist 44 jeans', ['44', ...[28, 30, 32, 34, 36].map((length) => `44 × ${length}`)]],
    ['shoes for us two', []],
    ['9 boots', []],
    ['size constructor', []],
    ['dressed in constructor', []],
  ])('reads %j as %j', (text, sizes) => {
    expect(read(text).sizes).toEqual(sizes);
  });

  it('reads a width after a size as a wish', () => {
    expect(read('size 10.5 wide boots')).toMatchObject({ words: [{ word: 'wide', isRequired: false }] });
  });

  it('removes a size with its words from the rest of the query', () => {
    expect(read('boots size us 9.5').parts.find(({ of }) => of === 'size')).toEqual({
      of: 'size',
      label: 'size 9.5',
      rest: 'boots',
    });
  });
});

describe('people', () => {
  it.each([
    ['a shirt for a boy 8 years old', 8, ['boys']],
    ['a gift for my daughter aged 20', 20, ['women']],
    ['clothes for 9 months', 0.75, ['baby']],
    ['toys for 6 year olds', 6, ['kids']],
    ['2T pajamas', 2, ['kids']],
    ['jeans for men', undefined, ['men']],
  ])('reads the age and the group of %j', (text, age, forWhom) => {
    expect(read(text)).toMatchObject({ forWhom, ...(age === undefined ? {} : { age }) });
  });
});

describe('orders', () => {
  it.each([
    ['the cheapest shoes', 'asc'],
    ['most expensive watch', 'desc'],
    ['best rated headphones', 'rating'],
    ['whats new in shoes', 'newest'],
    ['dresses on sale', 'reduction'],
    ['popular bags', 'bestselling'],
    ['not the most expensive watch', undefined],
    ['shoes', undefined],
  ])('reads the order of %j as %j', (text, order) => {
    expect(read(text).order).toBe(order);
  });
});

describe('degrees', () => {
  it('reads a comparative as words by which texts state it', () => {
    expect(read('a longer dress')).toMatchObject({ kinds: ['dress'], occasion: { kinds: [] }, words: [] });
    expect(read('a longer dress').occasion?.words).toContain('maxi');
  });

  it('reads a comparative as one although WordNet has a thing of its name', () => {
    expect(read('something warmer')).toMatchObject({ kinds: [], words: [] });
  });
});

it('reads a use of things as a condition when their kind is known from before', () => {
  const { kinds, occasion } = understand(queryTokens('for the office'), shop, true);
  expect({ kinds, words: occasion?.words }).toEqual({ kinds: [], words: ['office'] });
});
