import { expect, test } from 'vitest';
import { describe } from '../../shelf/good.ts';
import { createShelf } from '../../shelf/shelf.ts';
import { ITEMS } from '../../testing/evaluation/shop.ts';
import { ofBrand } from './branded.ts';

const [item] = ITEMS;
if (!item) throw new Error('the shop is empty');
const help = { kind: 'help', sure: false } as const;
const goods = (name: string) => createShelf([describe({ ...item, name })]);
const asked = { kind: 'not-sold', what: 'shoes', as: undefined } as const;

test('a brand that nobody sells is named, and one that somebody sells is looked for as anything else', () => {
  expect(ofBrand(asked, 'any nike shoes', goods('Canvas Shoes'))).toMatchObject({ what: 'nike' });
  expect(ofBrand(asked, 'any nike shoes', goods('Nike Canvas Shoes'))).toBe(asked);
});

test('what else is asked of a brand is left alone, and so is one that somebody has or refuses', () => {
  expect(ofBrand(help, 'how do i sell my nike shoes', goods('Shoes'))).toBe(help);
  for (const text of ['no nike shoes', 'i have nike shoes', 'something like nike']) {
    expect(ofBrand(asked, text, goods('Shoes'))).toBe(asked);
  }
});
