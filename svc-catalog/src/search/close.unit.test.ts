import { describe, expect, it } from 'vitest';
import { catalogNamed } from '../testing/named-items.ts';
import { listItems } from './list-items.ts';

const DRESSES = catalogNamed(['Plain Black Dress', 'Red Lace Dress', 'Black Cotton Dress', 'Black Lace Dress Long']);
const titles = (catalog: typeof DRESSES, ordinals: number[]) => ordinals.map((ordinal) => catalog.titles[ordinal]);

describe('a search of which few items meet all conditions', () => {
  it('finds goods of another material behind them, and states it', () => {
    const { ordinals, relaxed, close } = listItems(DRESSES, { search: 'long dress of black lace' });
    expect(titles(DRESSES, ordinals)).toEqual(['Black Lace Dress Long', 'Black Cotton Dress', 'Plain Black Dress']);
    expect({ relaxed, close }).toEqual({ relaxed: [], close: { after: 1, lacks: ['occasion', 'material'] } });
  });

  it('has the same order on its pages', () => {
    const search = 'long dress of black lace';
    const all = listItems(DRESSES, { search }).ordinals;
    const paged: number[] = [];
    let cursor: string | undefined;
    do {
      const page = listItems(DRESSES, { search, limit: 1, cursor });
      paged.push(...page.ordinals);
      cursor = page.nextCursor ?? undefined;
    } while (cursor !== undefined);
    expect(paged).toEqual(all);
  });

  it('states a filter that leaves only the goods behind', () => {
    const query = { search: 'black lace dress', maxPrice: 5 };
    const catalog = catalogNamed(['Black Lace Dress', { name: 'Black Dress Plain', priceCents: 400 }]);
    expect(listItems(catalog, { search: 'dress black lace' }).close).toEqual({ after: 1, lacks: ['material'] });
    expect(listItems(catalog, { ...query, search: 'dress black lace' })).toMatchObject({
      total: 1,
      relaxed: ['material'],
    });
    expect(listItems(catalog, { ...query, search: 'dress black lace' }).close).toBeUndefined();
  });

  it('finds nothing behind them by another color, brand or price', () => {
    const found = (search: string) => titles(DRESSES, listItems(DRESSES, { search }).ordinals);
    expect(found('red dress')).toEqual(['Red Lace Dress']);
    expect(found('dress by plain')).toEqual(['Plain Black Dress']);
  });

  it('finds goods without a detail behind them, unless a name begins with it', () => {
    const lipsticks = catalogNamed(['Rose Lipstick', 'Soft Matte Lipstick Plum', 'Umbra Lipstick Red']);
    expect(listItems(lipsticks, { search: 'lipstick matte' })).toMatchObject({ total: 3, close: { after: 1 } });
    expect(listItems(lipsticks, { search: 'lipstick umbra' }).total).toBe(1);
  });

  it('finds nothing behind the item whose name is the text', () => {
    expect(listItems(DRESSES, { search: 'Red Lace Dress' }).total).toBe(1);
  });
});
