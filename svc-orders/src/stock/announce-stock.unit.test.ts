import { EVENTS } from '@ethereal/contracts/events';
import { expect, test } from 'vitest';
import { stockChangedEvent } from './announce-stock.ts';
import { setStock } from './stock.rules.ts';

test('creates one event per version of an item on every instance', () => {
  const item = { _id: 'a'.repeat(24), seller: 'b'.repeat(24), name: 'Shirt', sizes: ['S', 'M'], version: 3 };
  const stock = setStock(undefined, item, { S: 1 }, new Date(0));
  const event = stockChangedEvent(stock, new Date());
  expect(stockChangedEvent(stock, new Date(0)).id).toBe(event.id);
  expect(EVENTS['item.stock-changed'].parse(event)).toEqual(event);
});
