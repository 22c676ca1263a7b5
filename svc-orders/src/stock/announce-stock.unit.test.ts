import { EVENTS } from '@ethereal/contracts/events';
import { expect, test } from 'vitest';
import { stockChanged } from './announce-stock.ts';

test('creates one event per version of an item on every instance', () => {
  const item = 'a'.repeat(24);
  const seller = 'b'.repeat(24);
  const published = { item, itemName: 'Shirt', seller, available: { S: 1, M: 0 }, version: 3 };
  const event = stockChanged(published, new Date());
  expect(stockChanged(published, new Date(0)).id).toBe(event.id);
  expect(EVENTS['item.stock-changed'].parse(event)).toEqual(event);
});
