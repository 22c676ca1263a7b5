import { expect, test } from 'vitest';
import { mergeInto, undoMerge } from './brands.rules.ts';

const first = { merge: '1', from: 'Nikee', to: 'Nike' };
const second = { merge: '2', from: 'Nike', to: 'NIKE' };

test('leaves an item of another brand as it is', () => {
  expect(mergeInto({ brand: 'Nike' }, first)).toBeUndefined();
  expect(mergeInto({}, first)).toBeUndefined();
  expect(undoMerge({ brand: 'Nike' }, '1')).toBeUndefined();
});

test('restores the brand that a merge replaced', () => {
  const merged = mergeInto({ brand: 'Nikee' }, first);
  expect(merged).toEqual({ brand: 'Nike', mergedBrands: [first] });
  expect(undoMerge(merged ?? {}, '1')).toEqual({ brand: 'Nikee', mergedBrands: undefined });
});

test.each([
  [
    ['1', '2'],
    ['NIKE', 'Nikee'],
  ],
  [
    ['2', '1'],
    ['Nike', 'Nikee'],
  ],
])('undoes two merges in the order %j', (order, brands) => {
  let item: Parameters<typeof undoMerge>[0] = { brand: 'Nikee' };
  for (const merge of [first, second]) item = mergeInto(item, merge) ?? item;
  expect(
    order.map((merge) => {
      item = undoMerge(item, merge) ?? item;
      return item.brand;
    }),
  ).toEqual(brands);
});

test('keeps a brand that its seller changed after the merge', () => {
  expect(undoMerge({ brand: 'Puma', mergedBrands: [first] }, '1')).toEqual({ brand: 'Puma' });
});
