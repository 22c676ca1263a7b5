import { beforeAll, describe, expect, it } from 'vitest';
import { catalogNamed } from '../testing/named-items.ts';
import { listItems } from './list-items.ts';

const found = (names: Parameters<typeof catalogNamed>[0], search: string) => {
  const catalog = catalogNamed(names);
  const { ordinals, relaxed } = listItems(catalog, { search });
  return { names: ordinals.map((ordinal) => catalog.titles[ordinal]), relaxed };
};

// The first search loads the lexicon.
beforeAll(() => void found(['Plain Tee'], 'tee'), 60_000);

describe('a search for a well-known brand', () => {
  const GOODS = [
    'Steel Watch',
    'Leather Sandals',
    'Tortoiseshell Sunglasses',
    'Ankle Boots',
    'Leather Luggage Tag',
    'Canvas Sneakers',
    'Rayon Skirt',
  ];

  it.each([
    ['Rolex', ['Steel Watch']],
    ['birkenstock arizona', ['Leather Sandals']],
    ['ray-ban', ['Tortoiseshell Sunglasses']],
    ['rayban', ['Tortoiseshell Sunglasses']],
    ['g-shock', ['Steel Watch']],
    ['new balance', ['Canvas Sneakers']],
  ])('finds the kind that %j stands for where no item has its name, and says so', (search, names) => {
    expect(found(GOODS, search)).toEqual({ names, relaxed: ['words', 'kind'] });
  });

  it('finds names with the text inside a word behind that kind', () => {
    expect(found(GOODS, 'ugg').names).toEqual(['Ankle Boots', 'Leather Luggage Tag']);
  });

  it('finds the kind that a brand of common words stands for', () => {
    expect(found(GOODS, 'under armour')).toEqual({ names: ['Canvas Sneakers'], relaxed: ['kind'] });
  });

  it('corrects a typo of a brand that no item has', () => {
    expect(found(GOODS, 'addidas')).toEqual({ names: ['Canvas Sneakers'], relaxed: ['words', 'kind'] });
  });

  it('finds the goods of the brand alone where an item has its name', () => {
    expect(found([...GOODS, 'Rolex Wall Clock'], 'rolex')).toEqual({ names: ['Rolex Wall Clock'], relaxed: [] });
  });

  it('finds each item once on its pages while the first item of the brand is added', () => {
    const catalog = catalogNamed(['Steel Watch', 'Gold Watch', 'Silver Watch']);
    const first = listItems(catalog, { search: 'rolex', limit: 2 });
    const later = catalogNamed([...catalog.titles, 'Rolex Submariner']);
    const { ordinals } = listItems(later, { search: 'rolex', cursor: first.nextCursor ?? undefined });
    const names = [...first.ordinals.map((at) => catalog.titles[at]), ...ordinals.map((at) => later.titles[at])];
    expect(names.toSorted()).toEqual(['Gold Watch', 'Rolex Submariner', 'Silver Watch', 'Steel Watch']);
  });
});

describe('a search for a thing that no item is', () => {
  it.each([
    ['black tie', { name: 'Plain T-Shirt', colors: ['Black'] }],
    ['silk pillowcase', 'Silk Sari'],
    ['duvet cover', 'Skin Cover Foundation'],
    ['shoe polish', 'Leather Shoes'],
    ['shoe polish', 'Red Nail Polish'],
    ['sunglasses case', { name: 'Round Sunglasses', description: 'Comes with a case.' }],
    ['watch without metal strap', { name: 'Steel Watch with Strap' }],
    ['watch without metal strap', 'Strap Heels'],
    ['travel pillow', { name: 'Desk Telephone', description: 'Has come home from its travels.' }],
  ])('finds no goods that only share a color, a material or a use with %j', (search, item) => {
    expect(found([item], search).names).toEqual([]);
  });

  it('finds no goods that are described by another name of it', () => {
    expect(found(['Quilted Gilet', 'Cotton Quilt Bag'], 'blanket').names).toEqual(['Cotton Quilt Bag']);
  });
});

describe('goods that belong to others', () => {
  it.each([
    ['shoes', 'Bamboo Shoe Rack', 'Leather Shoes'],
    ['coat', 'Oak Coat Stand', 'Wool Coat'],
    ['watch', 'Walnut Watch Box', 'Steel Watch'],
    ['makeup', 'Soft Makeup Brush', 'Rose Lipstick'],
    ['nail polish', 'Gentle Nail Polish Remover', 'Red Nail Polish'],
    ['watch', 'Leather Watch Strap', 'Steel Watch'],
    ['candle', 'Brass Candle Holder', 'Scented Candle'],
    ['jewelry', 'Glass Pendant Light', 'Gold Pendant'],
    ['bag', 'Leather Luggage Tag', 'Leather Tote'],
    ['sunglasses', 'Blue Ski Goggles', 'Round Sunglasses'],
  ])('are no %s', (search, accessory, thing) => {
    expect(found([accessory, thing], search).names[0]).toBe(thing);
    expect(found([thing, accessory], accessory.split(' ').slice(1).join(' ')).names).toEqual([accessory]);
  });
});
