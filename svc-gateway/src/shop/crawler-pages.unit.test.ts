import { expect, test } from 'vitest';
import { createRemovedPages } from './crawler-pages.ts';

const ITEM = '/ethereal/categories/men/coat';
const SELLER = '/ethereal/sellers/ada';

test('leaves out an unpublished item and a changed store until the item is back or the list is read again', () => {
  const left = createRemovedPages(() => undefined);
  expect([ITEM, SELLER].filter(left.isListed)).toEqual([ITEM, SELLER]);
  left.record({ type: 'item.unpublished', subject: 'coat' });
  left.record({ type: 'store.changed', subject: 'ada' });
  expect([ITEM, SELLER].filter(left.isListed)).toEqual([]);
  left.record({ type: 'item.updated', subject: 'coat' });
  expect([ITEM, SELLER].filter(left.isListed)).toEqual([ITEM]);
  left.record({ type: 'item.unpublished', subject: 'coat' });
  left.record({ type: 'items.changed', subject: 'ada', changes: ['items', 'seller:ada', 'item:coat'] });
  expect([ITEM, SELLER].filter(left.isListed)).toEqual([ITEM]);
  left.clear();
  expect([ITEM, SELLER].filter(left.isListed)).toEqual([ITEM, SELLER]);
});

test('discards the whole list after too many changes', () => {
  let overflows = 0;
  const left = createRemovedPages(() => {
    overflows += 1;
    left.clear();
  });
  for (let number = 0; number <= 10_000; number += 1)
    left.record({ type: 'item.unpublished', subject: `item-${number}` });
  expect(overflows).toBe(1);
});
