import { describe, expect, it } from 'vitest';
import { catalogNamed } from '../testing/named-items.ts';
import { correct } from './correct.ts';
import { queryTokens } from './query-tokens.ts';

const catalog = catalogNamed([
  'Black Heels',
  'Groovy Eye Shadow',
  'Gray Track Pants',
  'Blue Jeans',
  'Tennis Skirt',
  'Skin Cream',
  'Brown Shoes',
  'Baggit Hand Bag',
  'Cashmere Scarf',
  'Cotton Socks for Her',
  'Linen Dress',
  'Nike Tops',
]);
const corrected = (text: string) => correct(catalog, queryTokens(text))?.join(' ');

describe('correct', () => {
  it.each([
    ['csahmere scarf', 'cashmere scarf'],
    ['dreses', 'dresses'],
    ['skirs', 'skirt'],
    ['male sports soes', 'male sports shoes'],
    ['wemon shoes', 'women shoes'],
  ])('corrects the unknown word of %j', (typed, meant) => {
    expect(corrected(typed)).toBe(meant);
  });

  it.each([
    ['blk hls', 'black heels'],
    ['gry jns', 'gray jeans'],
    ['csl shs', 'casual shoes'],
    ['spf', undefined],
  ])('writes out %j, of which only the consonants are typed', (typed, meant) => {
    expect(corrected(typed)).toBe(meant);
  });

  it('joins the parts of a known word of which the first is unknown', () => {
    expect(corrected('lap top bag')).toBe('laptop bag');
    expect(corrected('hand bag')).toBeUndefined();
    expect(corrected('track pants')).toBeUndefined();
  });

  it('corrects a word that only ends like a form of a word for a use', () => {
    expect(correct(catalogNamed(['Gold Earrings', 'Plain Cap']), ['gold', 'earings'])).toEqual(['gold', 'earrings']);
  });

  it('keeps the names of brands that the shop lacks', () => {
    const goods = catalogNamed(['Camel Coat', 'Wall Clock', 'Block Heel Pumps']);
    for (const brand of ['chanel', 'clarks', 'pumas']) expect(correct(goods, [brand])).toBeUndefined();
    expect(correct(goods, ['clocls'])).toEqual(['clocks']);
  });

  it('corrects a word that ends in "less" to one that is not without it', () => {
    expect(correct(catalogNamed(['Gold Necklace', 'Plain Neck Tie']), ['neckless'])).toEqual(['necklace']);
  });

  it('corrects to a kind that the shop lacks by one edit alone', () => {
    expect(corrected('braclet')).toBe('bracelet');
    expect(corrected('underwire')).toBeUndefined();
  });

  it('completes a kind of which the last letter is missing', () => {
    expect(corrected('linen dres')).toBe('linen dress');
  });

  it('corrects to words of names, not of descriptions', () => {
    const described = catalogNamed([{ name: 'Blue Lamp', description: 'Nine ways to like it.' }]);
    expect(correct(described, ['nike'])).toBeUndefined();
  });

  it('corrects nothing in a text of which most words are unknown', () => {
    expect(corrected('zapatos cheens mujer')).toBeUndefined();
  });

  it.each(['skiing', 'sleeveless'])('keeps %j, which is no typo of a shorter word', (typed) => {
    expect(correct(catalogNamed(['Skin Cream', 'Long Sleeves Dress']), [typed])).toBeUndefined();
  });

  it('prefers a kind over a pronoun that stands for many items', () => {
    expect(corrected('hees')).toBe('heels');
  });

  it('prefers a kind over a word of a name with fewer edits', () => {
    const withDryer = catalogNamed(['Dries Flat Rack', 'Linen Dress']);
    expect(correct(withDryer, ['drees'])).toEqual(['dress']);
  });

  it('corrects to the word of an occasion that no name has', () => {
    const wearing = catalogNamed(['Linen Dress', 'Wearing Guide']);
    expect(correct(wearing, ['weding', 'dress'])).toEqual(['wedding', 'dress']);
  });

  it.each([
    ['eye shaows', 'eye shadows'],
    ['track pats', 'track pants'],
    ['hand bagg', 'hand bag'],
  ])('completes the phrase of %j', (typed, meant) => {
    expect(corrected(typed)).toBe(meant);
  });

  it.each([
    ['jans', 'jeans'],
    ['sicks', 'socks'],
  ])('corrects %j, common English that no item has, to a kind', (typed, meant) => {
    expect(corrected(typed)).toBe(meant);
  });

  it.each(['winter nursing shifts', 'conduct an amateur choir'])('keeps the common English of %j', (typed) => {
    const goods = catalogNamed(['Linen Shirt', 'Oak Chair']);
    expect(correct(goods, queryTokens(typed))).toBeUndefined();
  });

  it.each(['women', 'sale', 'gift', 'soft scarf', 'sicks scarf', 'office', 'black heels', 'milk', 'pierced'])(
    'leaves %j as it is',
    (typed) => {
      expect(corrected(typed)).toBeUndefined();
    },
  );

  it.each(['Ray-Ban', 'Ray Ban'])('writes the brand %j apart when it is typed as one word', (brand) => {
    const shop = catalogNamed([`${brand} Aviator`, `${brand} Wayfarer`, 'Raybon Scarf']);
    expect(correct(shop, ['rayban', 'aviator'])).toEqual(['ray ban', 'aviator']);
  });

  it('leaves a last word that is the beginning of another', () => {
    expect(corrected('bagg')).toBeUndefined();
  });

  it.each(['caf\u00e9 \u03b1\u03b2\u03b3\u03b4', 'x'.repeat(101)])(
    'leaves a text that cursors cannot hold',
    (typed) => {
      expect(corrected(typed)).toBeUndefined();
    },
  );
});
