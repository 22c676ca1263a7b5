import { expect, test } from 'vitest';
import { pathsOf, sitemap } from './sitemap.ts';

test.each([
  [{ path: '/ethereal/all', index: true }, ['/ethereal/all']],
  [{ path: '/ethereal/cart' }, []],
  [
    { path: '/ethereal/categories/:category', where: { category: ['men', 'women'] }, index: true },
    ['/ethereal/categories/men', '/ethereal/categories/women'],
  ],
  [{ path: '/ethereal/items/:id', where: { id: 'id' as const }, index: true }, []],
  [{ path: '/ethereal/:anything', index: true }, []],
])('returns for page %o the paths %o', (page, paths) => {
  expect(pathsOf(page)).toEqual(paths);
});

test('lists each address once and escapes it', () => {
  const xml = sitemap('https://shop.example', ['/ethereal', '/ethereal', '/a?b&c<d>']);
  expect(xml.match(/<loc>.*?<\/loc>/g)).toEqual([
    '<loc>https://shop.example/ethereal</loc>',
    '<loc>https://shop.example/a?b&amp;c&lt;d&gt;</loc>',
  ]);
});
