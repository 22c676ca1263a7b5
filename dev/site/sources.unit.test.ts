import { expect, it } from 'vitest';
import { foldersOf } from './sources.ts';

it('includes every package that an area is built with, also indirect ones', () => {
  const kit = ['packages/areas', 'packages/contracts', 'packages/web-kit'];
  expect(foldersOf('packages/shop-ui')).toEqual(
    expect.arrayContaining(['packages/shop-ui', 'packages/delivery', ...kit]),
  );
  expect(foldersOf('mf-store')).toEqual(expect.arrayContaining(['mf-store', 'packages/shop-ui', ...kit]));
  expect(foldersOf('mf-store')).not.toContain('packages/service-kit');
});
