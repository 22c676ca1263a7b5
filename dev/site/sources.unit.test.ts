import { expect, it } from 'vitest';
import { foldersOf } from './sources.ts';

it('takes in every package that an area is built with, also one that only another of them needs', () => {
  const kit = ['packages/areas', 'packages/contracts', 'packages/web-kit'];
  expect(foldersOf('packages/shop-ui')).toEqual([...kit.slice(0, 2), 'packages/shop-ui', 'packages/web-kit']);
  expect(foldersOf('mf-store')).toEqual(expect.arrayContaining(['mf-store', 'packages/shop-ui', ...kit]));
  expect(foldersOf('mf-store')).not.toContain('packages/service-kit');
});
