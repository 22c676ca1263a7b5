import { expect, test } from 'vitest';
import { orderItemName } from './order-item-name.ts';

test('keeps a name of up to 60 characters and cuts a longer one to 59', () => {
  expect(orderItemName('x'.repeat(60))).toHaveLength(60);
  expect(orderItemName('x'.repeat(61))).toHaveLength(59);
});
