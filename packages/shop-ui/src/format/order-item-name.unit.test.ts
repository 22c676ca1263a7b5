import { expect, test } from 'vitest';
import { orderItemName } from './order-item-name.ts';

test('a name of up to 60 characters stays whole, a longer one is cut to 59', () => {
  expect(orderItemName('x'.repeat(60))).toHaveLength(60);
  expect(orderItemName('x'.repeat(61))).toHaveLength(59);
});
