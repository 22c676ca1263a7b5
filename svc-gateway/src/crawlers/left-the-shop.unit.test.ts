import { expect, test } from 'vitest';
import { createLeftTheShop } from './left-the-shop.ts';

const ITEM = '/ethereal/categories/men/coat';
const SELLER = '/ethereal/sellers/ada';

test('an item that left and a store that changed are named no more, until the item is back or the list is read anew', () => {
  const left = createLeftTheShop(() => undefined);
  expect([ITEM, SELLER].filter(left.isHere)).toEqual([ITEM, SELLER]);
  left.record({ type: 'item.unpublished', subject: 'coat' });
  left.record({ type: 'store.changed', subject: 'ada' });
  expect([ITEM, SELLER].filter(left.isHere)).toEqual([]);
  left.record({ type: 'item.updated', subject: 'coat' });
  expect([ITEM, SELLER].filter(left.isHere)).toEqual([ITEM]);
  left.begin();
  expect([ITEM, SELLER].filter(left.isHere)).toEqual([ITEM, SELLER]);
});

test('too many of them put the whole list out of date', () => {
  let told = 0;
  const left = createLeftTheShop(() => {
    told += 1;
    left.begin();
  });
  for (let number = 0; number <= 10_000; number += 1)
    left.record({ type: 'item.unpublished', subject: `item-${number}` });
  expect(told).toBe(1);
});
