import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { catalogOf, entries, idOf, withCard } from '../testing/entries.ts';
import { listItems } from './list-items.ts';
import { richSuggestions } from './rich-suggestions.ts';
import { suggest } from './suggest.ts';

const entry = (number: number, version: number, name: string) =>
  withCard({
    id: idOf(number),
    version,
    name,
    description: 'plain',
    category: 'home',
    subCategory: 'topW',
    sizes: [],
    priceCents: version,
    created: number,
  });

describe('Catalog', () => {
  it('has the same content for versions in any order, also repeated ones', () => {
    const versions = [entry(1, 1, 'First'), entry(1, 2, 'Second'), entry(1, 3, 'Third'), entry(2, 1, 'Other')];
    fc.assert(
      fc.property(fc.shuffledSubarray([...versions, ...versions], { minLength: 8 }), fc.boolean(), (order, gone) => {
        const catalog = catalogOf([]);
        if (gone) catalog.remove(idOf(1), 4);
        for (const entry of order) catalog.put(entry);
        const names = listItems(catalog, {}).ordinals.map((ordinal) => catalog.titles[ordinal]);
        expect(names).toEqual(gone ? ['Other'] : ['Other', 'Third']);
      }),
    );
  });

  it('finds the same before and after compaction', () => {
    fc.assert(
      fc.property(entries(1), (all) => {
        const fresh = catalogOf(all);
        const worn = catalogOf(all);
        for (let version = 2; version < 2100; version++) worn.put(entry(5000, version, `Passing coat ${version}`));
        worn.remove(idOf(5000), 9999);
        expect(worn.ids.length).toBeLessThan(2100);
        for (const query of [{}, { sort: 'asc' as const }, { search: 'red coat' }, { search: 'shirt' }]) {
          const ids = [fresh, worn].map((entry) =>
            listItems(entry, query).ordinals.map((ordinal) => entry.ids[ordinal]),
          );
          expect(ids[1]).toEqual(ids[0]);
        }
      }),
      { numRuns: 5 },
    );
  });
});

describe('suggestions', () => {
  const catalog = catalogOf(
    ['Linen Shirt', 'Shirt', 'Silk Blouse', 'Linen Shirt', 'Woollen Sweater', ...'abcdefghij'].map((name, index) =>
      entry(index + 1, 1, name),
    ),
  );

  const kindsFor = (names: string[], typed: string) => {
    const goods = names.map((name, index) => ({ ...entry(index + 1, 1, name), card: JSON.stringify({ name }) }));
    return richSuggestions(catalogOf(goods), typed, []).kinds.map(({ label, count }) => `${label} ${count}`);
  };

  it('returns each name once, best first', () => {
    expect(suggest(catalog, 'shirt')).toEqual(['Shirt', 'Linen Shirt']);
    expect(suggest(catalog, 'l')).toContain('Linen Shirt');
    expect(suggest(catalog, 'plain')).toEqual([]);
  });

  it('puts kinds that the typed text names before kinds that it also means', () => {
    expect(kindsFor(['Tea Dress', 'Linen Shirt', 'Oxford Shirt', 'Silk Shirt'], 'dress')).toEqual([
      'dresses 1',
      'shirts 3',
    ]);
  });

  it('puts a kind with the words before it first, when some items meet all', () => {
    const names = ['Red Dress', 'Blue Dress', 'Plain Drapes', 'Gold Ring'];
    expect(kindsFor(names, 'red dre')).toEqual(['red dresses 1', 'dresses 2']);
    expect(kindsFor(names, 'green dre')).toEqual(['dresses 2']);
    expect(kindsFor(names, 'rin')).toEqual(['rings 1']);
  });

  it('returns none for a blank text, and at most eight', () => {
    for (const blank of ['', '  ', '\u0301']) expect(suggest(catalog, blank)).toEqual([]);
    const many = catalogOf(Array.from({ length: 20 }, (_, index) => entry(index + 1, 1, `Coat ${index}`)));
    expect(suggest(many, 'coat')).toHaveLength(8);
  });

  it('finds a name by a prefix of each word, and by each word of four letters or more with one typo', () => {
    const letters = 'abcdefghijklmnopqrstuvwxyz';
    const name = 'Woollen Sweater';
    fc.assert(
      fc.property(
        fc.constantFrom('woollen', 'sweater'),
        fc.nat(20),
        fc.nat(25),
        fc.nat(3),
        (word, place, which, kind) => {
          const at = place % word.length;
          const letter = letters.charAt(which);
          const typos = [
            word.slice(0, at) + word.slice(at + 1),
            word.slice(0, at) + letter + word.slice(at),
            word.slice(0, at) + letter + word.slice(at + 1),
            word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
          ];
          expect(suggest(catalog, typos[kind] ?? '')).toContain(name);
          expect(suggest(catalog, word.slice(0, at + 1))).toContain(name);
        },
      ),
    );
  });
});
