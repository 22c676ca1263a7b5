import { describe, expect, it } from 'vitest';
import { catalogNamed } from '../testing/named-items.ts';
import { listItems } from './list-items.ts';

const SHOES = ['Brown Casual Shoes', 'Black Shoe', 'White Running Shoes', 'Air Max Shoe'];
const found = (names: Parameters<typeof catalogNamed>[0], search: string) => {
  const catalog = catalogNamed(names);
  return listItems(catalog, { search }).ordinals.map((ordinal) => catalog.titles[ordinal]);
};

describe('the order of a search', () => {
  it('puts names with the words of the kind before others of that kind', () => {
    expect(found(SHOES, 'casual shoe')[0]).toBe('Brown Casual Shoes');
    expect(found(SHOES, 'casual shoes')).toHaveLength(4);
  });

  it('puts matches inside a word last', () => {
    expect(found(['Pearl Earrings', 'Gold Ring'], 'ring')).toEqual(['Gold Ring', 'Pearl Earrings']);
    expect(found(['Women Top', { name: 'Men Top', category: 'men' }], 'men')).toEqual(['Men Top', 'Women Top']);
  });

  it('puts items that meet every condition before matches inside a word', () => {
    expect(found(['Spring Keyring', 'Signet', 'Earring Stand'], 'ring')[0]).toBe('Signet');
  });
});

describe('a search for a brand with initials', () => {
  it.each(['us polo shirt', 'u.s. polo shirt', 'U.S. Polo shirt'])('finds its items by %j', (search) => {
    const names = ['U.S. Polo Assn. Blue Shirt', 'U.S. Polo Assn. Red Shirt', 'Plain Shirt', 'Sport Polo Shirt'];
    expect(found(names, search).slice(0, 2)).toEqual(['U.S. Polo Assn. Red Shirt', 'U.S. Polo Assn. Blue Shirt']);
    expect(found(names, search)).toHaveLength(2);
  });

  it('finds an item by its name as it is written', () => {
    expect(found(['U.S. Polo Assn. Blue Shirt', 'Plain Shirt'], 'u.s. po')).toEqual(['U.S. Polo Assn. Blue Shirt']);
  });
});
