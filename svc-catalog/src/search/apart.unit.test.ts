import { describe, expect, it } from 'vitest';
import { catalogNamed } from '../testing/named-items.ts';
import { listItems } from './list-items.ts';

function found(names: Parameters<typeof catalogNamed>[0], search: string) {
  const catalog = catalogNamed(names);
  const { ordinals, understood } = listItems(catalog, { search });
  return { names: ordinals.map((ordinal) => catalog.titles[ordinal]).toSorted(), phrase: understood?.phrase };
}

describe('a search for several kinds with conditions of each', () => {
  const SUITS = ['Black Shirt', 'White Shirt', 'Black Tie', 'White Tie'];

  it.each(['white shirt black tie', 'white shirt and black tie', 'shirt in white and tie in black'])(
    'finds each kind in its own color for %j',
    (search) => {
      expect(found(SUITS, search)).toEqual({
        names: ['Black Tie', 'White Shirt'],
        phrase: 'white shirts or black ties',
      });
    },
  );

  it('finds all kinds in a color that one of them has', () => {
    expect(found(SUITS, 'black shirt and tie').names).toEqual(['Black Shirt', 'Black Tie']);
    expect(found(SUITS, 'shirt and tie in white').names).toEqual(['White Shirt', 'White Tie']);
  });

  it('finds each kind of its own material and for its own people, with the conditions of all', () => {
    const names = ['Leather Belt', 'Silk Belt', 'Silk Tie'].map((name) => ({ name, priceCents: 1000 }));
    const search = 'leather belt or silk tie under 20';
    expect(found([...names, { name: 'Silk Tie Gold', priceCents: 5000 }], search)).toEqual({
      names: ['Leather Belt', 'Silk Tie'],
      phrase: 'leather belts or silk ties under $20',
    });
    const shoes = ['Mens Sneakers', 'Womens Sneakers', 'Mens Sandals', 'Womens Sandals'];
    expect(found(shoes, 'mens sneakers and womens sandals').names).toEqual(['Mens Sneakers', 'Womens Sandals']);
  });

  it('takes the color of what colored goods come with for a wish', () => {
    expect(found(['Red Dress', 'Gold Dress'], 'red dress with gold clutch').names).toEqual(['Red Dress']);
  });
});
