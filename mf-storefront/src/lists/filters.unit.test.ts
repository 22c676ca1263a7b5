import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changeQuery, chipsOf, nothingFound, readFilters } from './filters.ts';

const query = (text: string) => new URLSearchParams(text);

test('a link carries all filters', () => {
  const text = 'search=dress&category=women&gender=women&subCategory=topW&size=M&sort=asc&minPrice=10&maxPrice=99.50';
  expect(readFilters(query(text))).toEqual({ ...Object.fromEntries(query(text)), size: ['M'] });
  const several = readFilters(query('size=S&size=M&size=XS&brand=Maison+Ada&brand=B&inStock=true&sort=rating'));
  expect(several).toEqual({ size: ['S', 'M'], brand: ['Maison Ada', 'B'], inStock: 'true', sort: 'rating' });
});

test('home-essentials means home; what is malformed is no filter', () => {
  expect(readFilters(query('category=home-essentials'))).toEqual({ category: 'home' });
  expect(
    readFilters(query('category=shoes&gender=x&subCategory=topw&size=XS&sort=up&minPrice=-1&maxPrice=1e9')),
  ).toEqual({});
  expect(readFilters(query('search=%20%20'))).toEqual({});
});

test('whatever stands in a URL gives filters that read back the same', () => {
  const name = fc.constantFrom('search', 'exact', 'category', 'gender', 'size', 'sort', 'minPrice');
  const value = fc.oneof(fc.string(), fc.constantFrom('men', 'M', 'asc', 'true', '12.50'));
  fc.assert(
    fc.property(fc.array(fc.tuple(name, value)), (pairs) => {
      const filters = readFilters(new URLSearchParams(pairs));
      expect(readFilters(changeQuery(new URLSearchParams(), filters))).toEqual(filters);
    }),
  );
});

test('a blank value takes its filter away and leaves the rest', () => {
  expect(changeQuery(query('size=M&sort=asc&ref=mail'), { size: '' }).toString()).toBe('sort=asc&ref=mail');
});

test('each chip removes its own filter', () => {
  const all = query('search=tee&gender=men&maxPrice=20&sort=desc');
  const chips = chipsOf(readFilters(all));
  expect(chips.map(({ label }) => label)).toEqual(['“tee”', 'Gender: Men', 'Up to $20']);
  const rest = chips.reduce((left, { without }) => changeQuery(left, without), all);
  expect(rest.toString()).toBe('sort=desc');
});

test('of several values each has a chip, and leaves the others', () => {
  const all = query('size=S&size=M&brand=A');
  const chips = chipsOf(readFilters(all));
  expect(chips.map(({ label }) => label)).toEqual(['Size S', 'Size M', 'A']);
  expect(changeQuery(all, chips[0]?.without ?? {}).toString()).toBe('brand=A&size=M');
});

test('the words for nothing found', () => {
  expect(nothingFound({ size: ['M'] })).toBe('No items found matching the filters.');
  expect(nothingFound({ search: 'Hat', size: ['M'] })).toBe('No items found matching "Hat"');
});
