import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { Page } from './area.ts';
import { findPage, matchPage, overlap, pathWith } from './pages.ts';

const ID = '65f0c0ffee65f0c0ffee65f0';
const category = ['men', 'women', 'home-essentials'];
const PAGES: Page[] = [
  { path: '/ethereal' },
  { path: '/ethereal/stores/:name' },
  { path: '/ethereal/stores/new' },
  { path: '/ethereal/categories/:category', where: { category } },
  { path: '/ethereal/categories/:category/:id', where: { category, id: 'id' } },
];

describe('path', () => {
  it.each([
    ['/ethereal/', '/ethereal', {}],
    ['/Ethereal', '/ethereal', {}],
    ['/ethereal/stores/new', '/ethereal/stores/new', {}],
    ['/ethereal/stores/anna', '/ethereal/stores/:name', { name: 'anna' }],
    [`/ethereal/categories/Men/${ID.toUpperCase()}`, '/ethereal/categories/:category/:id', { category: 'men', id: ID }],
  ])('matches %s to the page %s', (path, page, params) => {
    expect(findPage(PAGES, path)).toMatchObject({ page: { path: page }, params });
  });

  it.each([
    ['/Ethereal/', '/ethereal'],
    ['/ethereal/Stores/Anna', '/ethereal/stores/Anna'],
    [`/ethereal/Categories/MEN/${ID.toUpperCase()}`, `/ethereal/categories/men/${ID}`],
  ])('spells %s as %s', (path, spelled) => {
    const { page, params } = findPage(PAGES, path) ?? {};
    expect(page && pathWith(page, params ?? {})).toBe(spelled);
  });

  it.each(['/', '/x/ethereal', '/ethereal/categories/hats', '/ethereal/categories/men/1', '/ethereal/stores/'])(
    'matches %s to no page',
    (path) => expect(findPage(PAGES, path)).toBeUndefined(),
  );
});

test('finds the overlap of two pages with a path in common, whatever their parameters are called', () => {
  const segment = fc.constantFrom('a', 'B', 'men', ID, ':x', ':y', ':z');
  const page = fc.record({
    path: fc.array(segment, { minLength: 1, maxLength: 3 }).map((segments) => `/${segments.join('/')}`),
    where: fc.constantFrom<NonNullable<Page['where']>>({}, { x: ['a', 'men'] }, { x: 'id', y: ['b'] }),
  });
  const path = fc
    .array(fc.constantFrom('a', 'b', 'men', ID, 'c'), { minLength: 1, maxLength: 3 })
    .map((segments) => `/${segments.join('/')}`);
  fc.assert(
    fc.property(page, page, path, (one, other, address) => {
      const both = matchPage(one, address) && matchPage(other, address);
      if (both) expect(overlap(one, other)).toBe(true);
      expect(overlap(one, other)).toBe(overlap(other, one));
    }),
  );
});

test('finds no overlap of pages that differ in a word or in the allowed values', () => {
  expect(overlap({ path: '/a/:x', where: { x: ['b'] } }, { path: '/a/c' })).toBe(false);
  expect(overlap({ path: '/a/:x', where: { x: 'id' } }, { path: '/a/new' })).toBe(false);
  expect(overlap({ path: '/a' }, { path: '/a/b' })).toBe(false);
});
