import { beforeAll, describe, expect, it } from 'vitest';
import { catalogNamed } from '../testing/named-items.ts';
import { listItems } from './list-items.ts';
import { queryTokens } from './query-tokens.ts';
import { understand } from './understand.ts';

const shop = { isBrand: () => false, hasKind: () => true, beginsNames: () => false };
const read = (text: string) => understand(queryTokens(text), shop);
const found = (names: Parameters<typeof catalogNamed>[0], search: string) => {
  const catalog = catalogNamed(names);
  const { ordinals, relaxed, close } = listItems(catalog, { search });
  return { names: ordinals.slice(0, close?.after).map((ordinal) => catalog.titles[ordinal]), relaxed };
};

// The first reading loads the lexicon.
beforeAll(() => void read('tee'), 60_000);

describe('a wish for a property', () => {
  it.each([
    ['long green dress', 'Green Maxi Dress', 'Green Mini Dress'],
    ['knee length coat', { name: 'Wool Coat', description: 'Straight from shoulder to knee.' }, 'Plaid Coat'],
    ['rainproof jacket', 'Waxed Jacket', 'Denim Jacket'],
    [
      'elastic waist trousers',
      { name: 'Linen Trousers', description: 'A flat front, an elastic back.' },
      'Chino Trousers',
    ],
    ['plaid shirt', 'Gingham Shirt', 'Linen Shirt'],
    ['stripey top', 'Breton Stripe Top', 'Linen Top'],
    ['leopard print', 'Animal Print Dress', 'Floral Print Dress'],
    ['eco bag', { name: 'Blue Bag', description: 'Of recycled canvas.' }, 'Red Bag'],
  ])('finds goods whose text states it for %j', (search, right, other) => {
    const name = typeof right === 'string' ? right : right.name;
    expect(found([right, other], search)).toEqual({ names: [name], relaxed: [] });
  });

  it('finds what can be washed by how to wash it, and no goods for washing', () => {
    const sweaters = [{ name: 'Knit Sweater', description: 'Machine wash at 30 °C.' }, 'Wool Sweater'];
    expect(found(sweaters, 'washable sweater').names[0]).toBe('Knit Sweater');
    expect(read('washable sweater').occasion).toBeUndefined();
  });

  it.each([
    'something to wear on a long flight',
    'shirt with long sleeves',
    'a dress that is not too long',
    'waterproof jacket',
  ])('is none in %j', (text) => {
    expect(read(text).parts.filter(({ label }) => /^(?:long|waterproof)$/.test(label))).toEqual([]);
  });

  it('leaves out goods that have a denied one', () => {
    expect(found(['Sleeveless Dress', 'Blue Dress'], 'dress not sleeveless').names).toEqual(['Blue Dress']);
  });
});
