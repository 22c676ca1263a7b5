import { CATEGORIES, GENDERS, genderOf, SUB_CATEGORIES } from '@ethereal/contracts/fashion';
import { SORTS } from '@ethereal/contracts/items';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { BRANDS, catalogOf, entries, idOf, SOME_SIZES, searchText, withCard } from '../testing/entries.ts';
import type { Catalog } from './catalog.ts';
import { type Entry, ratingKey } from './entry.ts';
import { FACET_NAMES, FacetChoice } from './facets.ts';
import { fold, tokensOf, wordsOf } from './fold.ts';
import { type ListQuery, listItems } from './list-items.ts';

const wordsInOrder = (text: string) => tokensOf(fold(text)).join(' ');
// Each filter is absent in two of three cases, so that most lists contain items.
const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.oneof(fc.constant(undefined), fc.constant(undefined), arbitrary);
const filters = fc.record({
  category: maybe(fc.constantFrom(...CATEGORIES)),
  gender: maybe(fc.constantFrom(...GENDERS)),
  subCategory: maybe(fc.constantFrom(...SUB_CATEGORIES)),
  size: maybe(fc.subarray(SOME_SIZES, { minLength: 1 })),
  brand: maybe(fc.subarray(BRANDS, { minLength: 1, maxLength: 3 })),
  inStock: maybe(fc.constant('true')),
  seller: maybe(fc.constantFrom(idOf(901), idOf(902))),
  minPrice: maybe(fc.integer({ min: 0, max: 10 })),
  maxPrice: maybe(fc.integer({ min: 0, max: 10 })),
});
const sort = fc.constantFrom(undefined, ...SORTS);

const passes = (entry: Entry, query: ListQuery) =>
  (query.category === undefined || entry.category === query.category) &&
  (query.gender === undefined || genderOf(entry.category) === query.gender) &&
  (query.subCategory === undefined || entry.subCategory === query.subCategory) &&
  (query.size === undefined || entry.sizes.some((size) => query.size?.includes(size))) &&
  (query.brand === undefined || (entry.brand !== undefined && query.brand.includes(entry.brand))) &&
  (query.inStock === undefined || entry.inStock === true) &&
  (query.seller === undefined || entry.seller === query.seller) &&
  entry.priceCents >= (query.minPrice ?? 0) * 100 &&
  entry.priceCents <= (query.maxPrice ?? Number.POSITIVE_INFINITY) * 100;

function allPages(catalog: Catalog, query: ListQuery, between: () => void = () => {}): string[] {
  const ids: string[] = [];
  let cursor: string | undefined;
  do {
    const page = listItems(catalog, { ...query, cursor });
    ids.push(...page.ordinals.map((ordinal) => catalog.ids[ordinal] ?? ''));
    between();
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
  return ids;
}

describe('a list without search', () => {
  it('contains exactly the items that pass the filters, in its order', () => {
    fc.assert(
      fc.property(entries(), filters, sort, (all, chosen, order) => {
        const query = { ...chosen, sort: order };
        const expected = all
          .filter((entry) => passes(entry, query))
          .sort((a, b) => {
            const key = (one: Entry) => {
              if (order === 'rating') return ratingKey(one.stars);
              return order === 'reduction' ? (one.reduction ?? 0) : one.priceCents;
            };
            const byKey =
              order === undefined || order === 'newest' ? 0 : (key(a) - key(b)) * (order === 'asc' ? 1 : -1);
            return byKey || b.created - a.created || (a.id < b.id ? 1 : -1);
          });
        const catalog = catalogOf(all);
        expect(allPages(catalog, { ...query, limit: 7 })).toEqual(expected.map(({ id }) => id));
        expect(listItems(catalog, query).total).toBe(expected.length);
      }),
    );
  });
});

describe('a search', () => {
  it('finds every item whose name contains the text, whole words before inner matches', () => {
    fc.assert(
      fc.property(entries(1), fc.nat(), fc.nat(), fc.nat(), (all, which, from, length) => {
        const { name = '' } = all[which % all.length] ?? {};
        const begin = from % name.length;
        const search = name.slice(begin, begin + 1 + (length % 12));
        fc.pre(fold(search) !== '');
        const found = allPages(catalogOf(all), { search, limit: 60 });
        const containing = all.filter((entry) => entry.name.toLowerCase().includes(search.toLowerCase()));
        const isWord = ({ name }: Entry) => ` ${wordsInOrder(name)} `.includes(` ${wordsInOrder(search)} `);
        const places = containing.map((entry) => ({ isWord: isWord(entry), place: found.indexOf(entry.id) }));
        const lastWord = Math.max(-1, ...places.filter((candidate) => candidate.isWord).map(({ place }) => place));
        const inner = places.filter(
          (candidate) => !candidate.isWord && !all.some(({ name }) => fold(name) === fold(search)),
        );
        const meetsAll = new Set(found.slice(0, lastWord + 1));
        for (const { place } of inner) if (place < lastWord) expect(meetsAll.has(found[place] ?? '')).toBe(true);
        for (const { id } of containing) expect(found).toContain(id);
      }),
    );
  });

  it('finds nothing without any of its words or a similar one', () => {
    const near = (a: string, b: string) => a.startsWith(b) || Math.abs(a.length - b.length) <= 2;
    fc.assert(
      fc.property(entries(), searchText, (all, search) => {
        const catalog = catalogOf(all);
        for (const id of allPages(catalog, { search })) {
          const entry = all.find((candidate) => candidate.id === id);
          const words = wordsOf(fold(`${entry?.name} ${entry?.description}`));
          const found = wordsOf(fold(search)).some((word) => words.some((candidate) => near(candidate, word)));
          expect(found || fold(entry?.name ?? '').includes(fold(search))).toBe(true);
        }
      }),
    );
  });

  it('finds names by all their words in any order, and corrects unknown words', () => {
    const catalog = catalogOf(
      ['Red Linen Shirt', 'Blue Coat', 'Skirt'].map((name, index) =>
        withCard({
          id: idOf(index + 1),
          version: 1,
          name,
          description: 'For gardens and terraces',
          category: 'men',
          subCategory: 'topW',
          sizes: [],
          priceCents: 100,
          created: index,
        }),
      ),
    );
    const names = (search: string) => listItems(catalog, { search }).ordinals.map((ordinal) => catalog.titles[ordinal]);
    expect(names('shirt red')).toEqual(['Red Linen Shirt']);
    expect(names('gardens')).toHaveLength(3);
    expect(names('SHIRT')).toEqual(['Red Linen Shirt']);
    for (const typo of ['caot', 'coatt', 'coaat', 'koat']) expect(names(typo)).toContain('Blue Coat');
    for (const known of ['cot', 'cost']) expect(names(known)).toEqual([]);
    expect(names('zzzz')).toEqual([]);
  });

  it('reports a correction, and searches exactly as written on request', () => {
    const catalog = catalogOf(
      ['Blue Teapots', 'Red Teapots', 'Blue Tea'].map((name, index) =>
        withCard({
          id: idOf(index + 1),
          version: 1,
          name,
          description: 'For gardens',
          category: 'home',
          subCategory: 'topW',
          sizes: [],
          priceCents: 100,
          created: index,
        }),
      ),
    );
    const correctedOf = (search: string) => listItems(catalog, { search }).corrected;
    expect(correctedOf('TEAPOTTS')).toBe('teapots');
    expect(correctedOf('blue taepots')).toBe('blue teapots');
    for (const written of ['teapots', 'teap', 'red', 'red tea', 'zzzz', ''])
      expect(correctedOf(written)).toBeUndefined();
    expect(listItems(catalog, { search: 'teapotts' }).total).toBe(2);
    expect(listItems(catalog, { search: 'teapotts', exact: 'true' })).toMatchObject({
      total: 0,
      corrected: undefined,
    });
    catalog.remove(idOf(1), 2);
    catalog.remove(idOf(2), 2);
    expect(correctedOf('teapotts')).toBeUndefined();
  });

  it('never takes a number for a typo', () => {
    const entry = {
      description: '',
      category: 'men',
      subCategory: 'topW',
      sizes: [],
      priceCents: 1,
    } as const;
    const catalog = catalogOf(
      ['Model 1501x', 'Model 1502x'].map((name, index) =>
        withCard({ ...entry, sizes: [], id: idOf(index + 1), version: 1, name, created: index }),
      ),
    );
    expect(listItems(catalog, { search: '1501x' }).total).toBe(1);
  });
});

describe('facets', () => {
  it('counts the items that each value would leave', () => {
    fc.assert(
      fc.property(entries(), filters, maybe(searchText), (all, chosen, search) => {
        const catalog = catalogOf(all);
        const query = { ...chosen, search };
        const { facets } = listItems(catalog, query);
        for (const name of FACET_NAMES)
          for (const { value, count } of facets[name])
            expect(listItems(catalog, { ...query, [name]: value }).total).toBe(count);
      }),
    );
  });

  it.each(['category', 'gender', 'subCategory', 'inStock'] as const)('sums to the total by %s', (name) => {
    fc.assert(
      fc.property(entries(), filters, maybe(searchText), (all, chosen, search) => {
        const catalog = catalogOf(all);
        const query = { ...chosen, search };
        const { facets, total } = listItems(catalog, query);
        const without = listItems(catalog, { ...query, [name]: undefined }).total;
        expect(facets[name].reduce((sum, { count }) => sum + count, 0)).toBe(without);
        if (chosen[name] === undefined) expect(without).toBe(total);
      }),
    );
  });
});

describe('any number of facet values', () => {
  it('keeps 2,000 brands apart, each with its own items', () => {
    const catalog = catalogOf(
      Array.from({ length: 4000 }, (_, index) =>
        withCard({
          id: idOf(index + 1),
          version: 1,
          name: 'Coat',
          description: '',
          brand: `Brand ${index % 2000}`,
          category: 'men',
          subCategory: 'topW',
          sizes: [],
          priceCents: 100,
          created: index,
        }),
      ),
    );
    for (const brand of ['Brand 0', 'brand 7', 'BRAND 511', 'Brand 512', 'Brand 1999']) {
      const { total, ordinals } = listItems(catalog, { brand });
      expect(total).toBe(2);
      expect(ordinals.map((ordinal) => Number(catalog.ids[ordinal]) > 0)).toHaveLength(2);
    }
    expect(listItems(catalog, { brand: ['Brand 1', 'Brand 2'] }).total).toBe(4);
    expect(listItems(catalog, { search: 'brand 1999' }).total).toBeGreaterThanOrEqual(2);
  });
});

describe('paging', () => {
  it('covers each item once while items are added, changed and removed', () => {
    fc.assert(
      fc.property(
        entries(),
        entries(),
        maybe(searchText),
        sort,
        fc.integer({ min: 1, max: 5 }),
        (all, added, search, order, limit) => {
          const catalog = catalogOf(all);
          const before = allPages(catalog, { search, sort: order, limit: 60 });
          const newcomers = added.map((entry, index) => ({ ...entry, id: idOf(1000 + index) }));
          const leaving = new Set<string>();
          const pages = allPages(catalog, { search, sort: order, limit }, () => {
            const newcomer = newcomers.pop();
            if (newcomer) catalog.put(newcomer);
            const victim = before[leaving.size * 3];
            if (victim && newcomers.length % 4 === 0) {
              leaving.add(victim);
              catalog.remove(victim, 2);
            }
          });
          const seen = pages.filter((id) => !leaving.has(id) && id < idOf(1000));
          expect(seen).toEqual(before.filter((id) => !leaving.has(id)));
          expect(new Set(pages).size).toBe(pages.length);
        },
      ),
    );
  });

  it('rejects a cursor that it did not create', () => {
    const catalog = catalogOf([]);
    const wrong = ['x', '%', 'W10', Buffer.from('["newest",0,1]').toString('base64url'), '{}', '0'.repeat(500)];
    for (const cursor of wrong) {
      expect(() => listItems(catalog, { cursor })).toThrow(expect.objectContaining({ code: 'INVALID_CURSOR' }));
    }
    const ofAnotherOrder = Buffer.from(JSON.stringify(['asc', 1, 1, idOf(1)])).toString('base64url');
    expect(() => listItems(catalog, { cursor: ofAnotherOrder })).toThrow();
  });
});

describe('a large catalog', () => {
  const catalog = catalogOf(
    Array.from({ length: 3000 }, (_, index) =>
      withCard({
        id: idOf(index + 1),
        version: 1,
        name: `Coat ${index}`,
        description: '',
        sizes: [],
        category: 'men',
        subCategory: 'topW',
        priceCents: 100 + index,
        created: index,
      }),
    ),
  );

  it('counts once for all pages and orders of a list, and again after a change', () => {
    const counted = vi.spyOn(catalog.facets.brand, 'sets', 'get');
    const query = { search: 'coat', limit: 60 };
    const { nextCursor } = listItems(catalog, query);
    counted.mockClear();
    listItems(catalog, { ...query, cursor: nextCursor ?? undefined });
    for (const sort of SORTS) listItems(catalog, { ...query, sort });
    expect(counted).not.toHaveBeenCalled();
    catalog.remove(idOf(1), 2);
    expect(listItems(catalog, query).total).toBe(2999);
    expect(counted).toHaveBeenCalled();
    counted.mockRestore();
  });

  it('returns a page without a scan of all items', () => {
    listItems(catalog, {});
    const looked = vi.spyOn(FacetChoice.prototype, 'passes');
    expect(listItems(catalog, { limit: 10, sort: 'asc' }).ordinals).toHaveLength(10);
    expect(looked.mock.calls.length).toBeLessThan(20);
    looked.mockRestore();
  });

  it('accepts a cursor of a rank that no item has', () => {
    const cursor = Buffer.from(JSON.stringify(['newest', 10 ** 12, 1, idOf(1)])).toString('base64url');
    expect(listItems(catalog, { cursor }).ordinals).toHaveLength(24);
  });
});
