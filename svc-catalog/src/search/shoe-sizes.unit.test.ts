import { describe, expect, it } from 'vitest';
import { catalogNamed } from '../testing/named-items.ts';
import { listItems } from './list-items.ts';

const SHOES = catalogNamed([
  { name: 'Acme Men Boots', category: 'men', sizes: ['US 9'] },
  { name: 'Acme Women Boots', category: 'women', sizes: ['US 7.5'] },
  { name: 'Acme Women Jeans', category: 'women', sizes: ['32 × 34'] },
]);
const found = (search: string) => {
  const { ordinals, relaxed } = listItems(SHOES, { search });
  return { names: ordinals.map((ordinal) => SHOES.titles[ordinal]), relaxed };
};

describe('sizes of other systems', () => {
  it.each(['mens boots uk 8', 'mens boots size 8 uk', 'mens boots eu 42', 'boots for men 27cm', 'mens boots size 42'])(
    'find shoes by their US size: %j',
    (search) => {
      expect(found(search)).toEqual({ names: ['Acme Men Boots'], relaxed: [] });
    },
  );

  it('ask for the group that alone has the number', () => {
    expect(found('boots eu 38')).toEqual({ names: ['Acme Women Boots'], relaxed: [] });
  });

  it('name no sizes of shoes for clothes', () => {
    expect(listItems(SHOES, { search: 'jeans uk 8' }).understood?.sizes).toEqual(['UK 8']);
  });
});

describe('a size at the end', () => {
  it('counts behind a known word', () => {
    expect(found('acme boots women 7.5')).toEqual({ names: ['Acme Women Boots'], relaxed: [] });
    expect(found('jeans women 32')).toEqual({ names: ['Acme Women Jeans'], relaxed: [] });
    expect(found('jeans w32 l34')).toEqual({ names: ['Acme Women Jeans'], relaxed: [] });
    expect(found('32 inch waist jeans')).toEqual({ names: ['Acme Women Jeans'], relaxed: [] });
    expect(listItems(SHOES, { search: 'green dress m' }).understood?.sizes).toEqual(['M']);
  });

  it('counts neither behind another word nor for goods without sizes', () => {
    expect(listItems(SHOES, { search: 'boots acme 10' }).understood).toMatchObject({
      sizes: [],
      words: ['acme', '10'],
    });
    expect(listItems(SHOES, { search: 'leather handbag 10' }).understood?.sizes).toEqual([]);
  });
});
