import { expect, test } from 'vitest';
import { openShop } from '../testing/evaluation/ask.ts';

test('lists a cart with the color and size of each line that has them', async () => {
  const converse = await openShop();
  const [text] = await converse(['what is in my cart?'], { me: true });
  expect(text).toMatch(/2 × .*Linen Shirt in Oat.*, Sand, size M: \$/);
  expect(text).toMatch(/1 × \[Beeswax Pillar Candle\]\([^)]*\): \$/);
});
