import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changeQuery, chipsOf } from './filter-changes.ts';
import { nothingFound } from './filter-labels.ts';
import { readFilters } from './filters.ts';

const query = (text: string) => new URLSearchParams(text);

test('reads all filters from a link', () => {
  const text = 'search=dress&category=women&gender=women&subCategory=topW&size=M&sort=asc&minPrice=10&maxPrice=99.50';
  expect(readFilters(query(text))).toEqual({ ...Object.fromEntries(query(text)), size: ['M'] });
  const several = readFilters(
    query('size=S&size=M&size=XS&brand=Maison+Ada&brand=B&inStock=true&offers=1&sort=rating'),
  );
  expect(several).toEqual({
    size: ['S', 'M'],
    brand: ['Maison Ada', 'B'],
    inStock: 'true',
    offers: '1',
    sort: 'rating',
  });
});

test('reads home-essentials as home and ignores malformed values', () => {
  expect(readFilters(query('category=home-essentials'))).toEqual({ category: 'home' });
  expect(
    readFilters(query('category=shoes&gender=x&subCategory=topw&size=XS&sort=up&offers=0&minPrice=-1&maxPrice=1e9')),
  ).toEqual({});
  expect(readFilters(query('search=%20%20'))).toEqual({});
  expect(readFilters(query('size=US+9.5&size=9&size=EU+42'))).toEqual({ size: ['US 9.5', 'US 9'] });
});

test('reads any URL into filters that survive a round trip', () => {
  const name = fc.constantFrom('search', 'exact', 'category', 'gender', 'size', 'sort', 'minPrice');
  const value = fc.oneof(fc.string(), fc.constantFrom('men', 'M', 'asc', 'true', '12.50'));
  fc.assert(
    fc.property(fc.array(fc.tuple(name, value)), (pairs) => {
      const filters = readFilters(new URLSearchParams(pairs));
      expect(readFilters(changeQuery(new URLSearchParams(), filters))).toEqual(filters);
    }),
  );
});

test('removes the filter of a blank value and leaves the rest', () => {
  expect(changeQuery(query('size=M&sort=asc&ref=mail'), { size: '' }).toString()).toBe('sort=asc&ref=mail');
});

test('removes its own filter with each chip', () => {
  const all = query('search=tee&gender=men&maxPrice=20&sort=desc');
  const chips = chipsOf(readFilters(all));
  expect(chips.map(({ label }) => label)).toEqual(['“tee”', 'Gender: Men', 'Up to $20']);
  const rest = chips.reduce((left, { without }) => changeQuery(left, without), all);
  expect(rest.toString()).toBe('sort=desc');
});

test('makes a chip for each of several values, which leaves the others', () => {
  const all = query('size=S&size=M&brand=A');
  const chips = chipsOf(readFilters(all));
  expect(chips.map(({ label }) => label)).toEqual(['Size S', 'Size M', 'A']);
  expect(changeQuery(all, chips[0]?.without ?? {}).toString()).toBe('brand=A&size=M');
});

test('returns the message for a list without results', () => {
  expect(nothingFound({ size: ['M'] })).toBe('No items found matching the filters.');
  expect(nothingFound({ search: 'Hat', size: ['M'] })).toBe('No items found matching "Hat"');
});
