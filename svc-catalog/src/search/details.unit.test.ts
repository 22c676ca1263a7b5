import { cursor } from '@ethereal/contracts/common';
import { describe, expect, it } from 'vitest';
import { catalogNamed } from '../testing/named-items.ts';
import { listItems } from './list-items.ts';

const WATCHES = catalogNamed([
  'Acme Men Steel Watch',
  'Acme Women Steel Watch',
  'Other Women Steel Dial Watch',
  'Other Women Gold Watch',
]);
const page = (catalog: typeof WATCHES, search: string, from?: string) => {
  const { ordinals, relaxed, nextCursor } = listItems(catalog, { search, cursor: from, limit: 1 });
  return { names: ordinals.map((ordinal) => catalog.titles[ordinal]), relaxed, nextCursor: nextCursor ?? undefined };
};

describe('words that only describe the goods of a kind', () => {
  it('give way to a brand, a color or a group of people', () => {
    expect(page(WATCHES, 'acme womens watch dial')).toMatchObject({
      names: ['Acme Women Steel Watch'],
      relaxed: ['words'],
    });
    expect(page(WATCHES, 'gold watch dial')).toMatchObject({ names: ['Other Women Gold Watch'], relaxed: ['words'] });
  });

  it('find goods that have them first', () => {
    expect(page(WATCHES, 'womens watch dial')).toMatchObject({
      names: ['Other Women Steel Dial Watch'],
      relaxed: [],
    });
  });

  it('stay dropped on later pages, also when names begin with them by then', () => {
    const catalog = catalogNamed(['Acme Red Dress', 'Acme Blue Dress', 'Plain Dress']);
    const first = page(catalog, 'acme dress pleated');
    const later = catalogNamed(['Acme Red Dress', 'Acme Blue Dress', 'Plain Dress', 'Pleated Skirt', 'Pleated Top']);
    expect(page(later, 'acme dress pleated', first.nextCursor)).toMatchObject({
      names: ['Acme Red Dress'],
      relaxed: ['words'],
    });
  });
});

describe('a long text in other letters', () => {
  it('has a cursor that a request may send', () => {
    const catalog = catalogNamed(['Acme Red Dress', 'Acme Blue Dress']);
    const described =
      'красивое летнее длинное платье без рукавов вечернее шелковое кружевное новое модное тонкое легкое пышное';
    const search = `dress ${described} узкое широкое теплое зимнее весеннее осеннее праздничное свадебное дорогое`;
    const { names, nextCursor } = page(catalog, search);
    expect(names).toHaveLength(1);
    expect(cursor.safeParse(nextCursor).success).toBe(true);
    expect(page(catalog, search, nextCursor).names).toHaveLength(1);
  });
});

describe('a part of goods with the word before it', () => {
  const GOODS = catalogNamed(['Short Sleeve White Tee', 'Crew Neck Tee', 'Plain Tee', 'V Neck Black Tee']);

  it('finds goods with both words, and no other one of the part', () => {
    expect(page(GOODS, 'v neck tee')).toMatchObject({ names: ['V Neck Black Tee'], relaxed: [] });
    const found = listItems(GOODS, { search: 'v neck tee white' });
    expect(found).toMatchObject({ total: 1, relaxed: ['words'], understood: { words: ['v neck'] } });
  });

  it('finds no other one of the part first', () => {
    const names = (search: string) => listItems(GOODS, { search }).ordinals.map((ordinal) => GOODS.titles[ordinal]);
    expect(names('full sleeve tee')).toEqual(names('tee'));
  });

  it('keeps the typed words when their correction finds nothing', () => {
    expect(listItems(GOODS, { search: 'full sleve tee' }).corrected).toBeUndefined();
  });

  it('leaves a brand before it as a condition of its own', () => {
    const tees = catalogNamed(['Acme Tee', 'Acme Red Tee', 'Other Print Tee']);
    const search = 'acme print tee';
    expect(listItems(tees, { search })).toMatchObject({ total: 2, relaxed: ['words'] });
    const { names, nextCursor } = page(tees, search);
    expect([names, page(tees, search, nextCursor).names].flat()).toEqual(
      expect.arrayContaining(['Acme Red Tee', 'Acme Tee']),
    );
  });

  it('finds goods with the word before it first', () => {
    const dresses = catalogNamed(['Floral Dress', 'Animal Print Dress']);
    expect(page(dresses, 'floral print dress').names).toEqual(['Floral Dress']);
  });
});

describe('several words that no item has together', () => {
  it('find the items with some of them', () => {
    const catalog = catalogNamed(['Acme Heels', 'Zorro Shirt', 'Plain Shirt']);
    expect(listItems(catalog, { search: 'acme zorro' })).toMatchObject({ total: 2, relaxed: ['words'] });
    expect(listItems(catalog, { search: 'zzxqy vvkkw' }).total).toBe(0);
  });
});
