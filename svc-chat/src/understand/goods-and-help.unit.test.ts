import { expect, test } from 'vitest';
import { describe } from '../shelf/good.ts';
import { createShelf } from '../shelf/shelf.ts';
import { ITEMS } from '../testing/evaluation/shop.ts';
import { goodsAndHelp } from './goods-and-help.ts';

const shelf = createShelf(ITEMS.map(describe));
const kindsOf = (message: string) => goodsAndHelp(message, {}, shelf)?.map(({ intent }) => intent.kind);

test.each([
  'need a lamp, also how long is delivery?',
  'Do you have umbrellas? And how much is shipping?',
  'how do returns work, and do you have blue shirts',
])('“%s” asks for goods and about the shop', (message) => {
  expect(kindsOf(message)).toEqual(['find', 'help']);
});

test.each([
  'a red dress and black shoes',
  'my boots came broken, what can I do?',
  'Is the straw hat warm? And is it one size?',
  'how do I return my lamp?',
])('“%s” is no such pair', (message) => {
  expect(kindsOf(message)).toBeUndefined();
});
