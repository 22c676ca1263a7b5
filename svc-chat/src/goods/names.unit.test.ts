import { expect, test } from 'vitest';
import { ITEMS } from '../testing/demo-shop.ts';
import { createGoodsIndex } from './index.ts';
import { namesIn } from './names.ts';
import { tokensOf } from './tokens.ts';

const index = createGoodsIndex(ITEMS);
const named = (text: string) => namesIn(tokensOf(text), index).map(({ id }) => index.get(id)?.item.name);

test.each([
  ['is the oat soap safe for me', ['Oat Milk Soap Bar']],
  ['what colour is the polka dot dress', ['Polka Dot Tea Dress']],
  ['mohair cardigan or cashmere jumper', ['Soft Mohair Blend Cardigan', 'Cashmere Crew Neck Sweater']],
  ['the linen shirt', []],
  ['wide leg skirt', []],
  ['silk allergy, a robe', []],
])('finds the items that “%s” names', (text, names) => {
  expect(named(text)).toEqual(names);
});
