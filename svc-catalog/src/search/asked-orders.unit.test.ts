import { describe, expect, it } from 'vitest';
import { catalogNamed } from '../testing/named-items.ts';
import { writeCursor } from './cursor.ts';
import { listItems } from './list-items.ts';

const GOODS = catalogNamed([
  { name: 'Gold Watch', priceCents: 90_000 },
  { name: 'Silver Watch', priceCents: 89_000, reduction: 1000, stars: [0, 0, 0, 0, 3] },
  { name: 'Red Dress', priceCents: 500, stars: [3, 0, 0, 0, 0] },
  { name: 'Plain Watch', priceCents: 900, reduction: 2500 },
]);
const found = (search: string, cursor?: string) => {
  const { ordinals, nextCursor } = listItems(GOODS, { search, cursor, limit: 2 });
  return { names: ordinals.map((ordinal) => GOODS.titles[ordinal]), nextCursor: nextCursor ?? undefined };
};

describe('a search that asks for an order', () => {
  it.each([
    ['most expensive watch', ['Gold Watch', 'Silver Watch', 'Plain Watch']],
    ['lowest price watch', ['Plain Watch', 'Silver Watch', 'Gold Watch']],
    ['top rated watches', ['Silver Watch', 'Plain Watch', 'Gold Watch']],
    ['best sellers', ['Silver Watch', 'Red Dress', 'Plain Watch', 'Gold Watch']],
    ['newest', ['Plain Watch', 'Red Dress', 'Silver Watch', 'Gold Watch']],
    ['cheapest', ['Red Dress', 'Plain Watch', 'Silver Watch', 'Gold Watch']],
  ])('lists the goods for %j in this order, page by page', (search, names) => {
    const first = found(search);
    const second = found(search, first.nextCursor);
    expect([...first.names, ...second.names]).toEqual(names);
  });

  it('finds reduced goods alone for a sale', () => {
    expect(found('on sale').names).toEqual(['Plain Watch', 'Silver Watch']);
    expect(found('dresses on sale').names).toEqual([]);
    expect(found('watch sale').names).toEqual(['Plain Watch', 'Silver Watch']);
    expect(found('sale').names).toEqual(['Plain Watch', 'Silver Watch']);
    expect(found('dress for sale').names).toEqual(['Red Dress']);
  });

  it('finds goods at the usual price for the word alone where none are reduced', () => {
    expect(listItems(catalogNamed(['Red Dress', 'Blue Cap']), { search: 'dress sale' })).toMatchObject({
      total: 1,
      relaxed: [],
    });
  });

  it('finds all goods without what the text excludes', () => {
    expect(listItems(GOODS, { search: 'not gold' }).total).toBe(3);
  });

  it('continues in the order of the first page when a release reads the text otherwise', () => {
    const cursor = writeCursor('best', { key: 255, created: Date.now(), id: 'f'.repeat(24) });
    expect(found('cheapest watch', cursor).names).toEqual(['Plain Watch', 'Silver Watch']);
  });

  it('rejects the cursor of another order when the request states one', () => {
    const { nextCursor: cursor } = found('newest');
    expect(() => listItems(GOODS, { search: 'newest', sort: 'asc', cursor })).toThrow(
      expect.objectContaining({ code: 'INVALID_CURSOR' }),
    );
  });
});
