import { describe, expect, it } from 'vitest';
import { catalogNamed } from '../testing/named-items.ts';
import { listItems } from './list-items.ts';
import { queryTokens } from './query-tokens.ts';
import { understand } from './understand.ts';

const shop = { isBrand: (text: string) => text === 'nike', hasKind: () => true, beginsNames: () => false };
const read = (text: string) => understand(queryTokens(text), shop);
const found = (names: Parameters<typeof catalogNamed>[0], search: string) => {
  const catalog = catalogNamed(names);
  return listItems(catalog, { search }).ordinals.map((ordinal) => catalog.titles[ordinal]);
};

describe('what a query excludes', () => {
  it.each([
    ['handbag not leather', { materials: ['leather'] }],
    ['bag not made of leather or suede', { materials: ['leather', 'suede'] }],
    ["bags that aren't made of leather", { materials: ['leather'] }],
    ['sweater with anything but wool', { materials: ['wool'] }],
    ['jumper without any wool', { materials: ['wool'] }],
    ['leather-free bag', { materials: ['leather'] }],
    ['fragrance free moisturizer', { kinds: ['fragrance'], words: [] }],
    ['no black t-shirt', { colors: ['black'] }],
    ['shirt neither blue nor white', { colors: ['blue', 'white'] }],
    ['sandals apart from brown', { colors: ['brown'] }],
    ['lotion free of perfume', { kinds: ['perfume'] }],
    ['shoes but not sneakers', { kinds: ['sneakers'] }],
    ['sandals instead of heels', { kinds: ['heels'] }],
    ['caps not for kids', { forWhom: ['kids'] }],
    ['shorts except nike', { brands: ['nike'] }],
    ['skirt without pleats', { words: ['pleats'] }],
    ['something less shiny', { words: ['shiny'] }],
    [
      'a watch not for office',
      { kinds: ['shirt', 'trousers', 'formal shoes', 'tie', 'blazer', 'suit', 'laptop bag', 'belt'] },
    ],
  ])('reads it from %j', (text, excluded) => {
    expect(read(text).without).toMatchObject(excluded);
  });

  it('states a contracted denial as one', () => {
    const { parts } = read("lipstick that isn't red");
    expect(parts.find(({ of }) => of === 'without')?.label).toBe('not red');
  });

  it('keeps the wanted kind and states the excluded part', () => {
    const { kinds, materials, parts } = read('a bag not of leather for women');
    expect({ kinds, materials }).toEqual({ kinds: ['bag'], materials: [] });
    expect(parts).toContainEqual({ of: 'without', label: 'not of leather', rest: 'a bag for women' });
  });

  it('excludes nothing by a price', () => {
    expect(read('shoes not over 50')).toMatchObject({ priceMax: 50, without: { words: [] } });
  });

  it('reads "not expensive" as a wish for low prices', () => {
    expect(read('shirts not too expensive').isCheap).toBe(true);
    expect(read('shirts that are anything but costly').isCheap).toBe(true);
    expect(read('shirts less pricey').isCheap).toBe(true);
  });
});

describe('a search that excludes something', () => {
  it('leaves out the goods that have it', () => {
    expect(found(['Leather Handbag', 'Canvas Handbag'], 'handbag not leather')).toEqual(['Canvas Handbag']);
    expect(found(['Running Sneakers', 'Red Pumps'], 'shoes but not sneakers')).toEqual(['Red Pumps']);
    expect(found(['Pinstripe Shirt', 'Plain Shirt'], 'shirts with no stripes')).toEqual(['Plain Shirt']);
    expect(found(['Hooded Raincoat', 'Plain Raincoat'], 'raincoat not hooded')).toEqual(['Plain Raincoat']);
    expect(found(['Floral Dress', 'Plain Dress'], 'dress not floral')).toEqual(['Plain Dress']);
  });

  it('finds goods that are free of it, and none of which the name mentions the color', () => {
    expect(found(['Wool-Free Hat', 'Wool Hat'], 'wool-free hat')).toEqual(['Wool-Free Hat']);
    expect(found(['Fragrance-Free Face Cream', 'Perfume'], 'fragrance free face cream')).toEqual([
      'Fragrance-Free Face Cream',
    ]);
    const names = [{ name: 'Gray & Black Backpack', colors: ['Gray'] }, 'Gray Backpack'];
    expect(found(names, 'backpack not black')).toEqual(['Gray Backpack']);
  });

  it('leaves out only the wider kind when a narrower one is wanted', () => {
    expect(found(['Brown Shoes', 'Brown Sandals'], 'sandals instead of shoes')).toEqual(['Brown Sandals']);
  });

  it('finds goods of a wider kind, and says so, without what the wanted kind is called by', () => {
    const catalog = catalogNamed(['Dotted Hoodie', 'Knit Sweater', 'Hooded Sweatshirt']);
    const { ordinals, relaxed } = listItems(catalog, { search: 'hoodie without hood' });
    expect(ordinals.map((ordinal) => catalog.titles[ordinal])).toEqual(['Knit Sweater']);
    expect(relaxed).toContain('kind');
    expect(found(['Steel Watch'], 'watch without chronograph')).toEqual(['Steel Watch']);
  });

  it('finds a name with the text as it is written', () => {
    expect(found(['No Iron Shirt', 'Linen Shirt'], 'no iron shirt')).toContain('No Iron Shirt');
  });
});
