import { CATEGORIES } from '@ethereal/contracts/fashion';
import { itemSent } from '@ethereal/contracts/items';
import { SIZE_SYSTEM_NAMES, systemOf } from '@ethereal/contracts/size-systems';
import { sizesOf } from '@ethereal/contracts/variants';
import { expect, test } from 'vitest';
import { accountNames } from './accounts.ts';
import { catalog } from './catalog.ts';

test('contains items that the shop accepts unchanged', () => {
  const image1 = { url: '/images/a', public_id: 'a' };
  for (const { seller: _seller, ...sent } of catalog) {
    expect(itemSent.safeParse({ ...sent, image1 }).error, sent.name).toBeUndefined();
  }
});

test('has items in every category and of every seller', () => {
  expect(catalog.length).toBeGreaterThanOrEqual(115);
  for (const category of CATEGORIES) {
    expect(catalog.filter((item) => item.category === category).length, category).toBeGreaterThan(9);
  }
  for (const seller of accountNames.filter((name) => name.startsWith('seller'))) {
    expect(catalog.filter((item) => item.seller === seller).length, seller).toBeGreaterThan(9);
  }
});

test('has unique names, some long, with words that recur', () => {
  const names = catalog.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(names.filter((name) => name.length > 30).length).toBeGreaterThan(4);
  for (const phrase of ['linen shirt', 'denim jacket', 'cable knit', 't-shirt']) {
    expect(names.filter((name) => name.toLowerCase().includes(phrase)).length, phrase).toBeGreaterThan(1);
  }
});

test('describes every item, and gives sizes to garments only', () => {
  for (const item of catalog) {
    const { name, description, category } = item;
    expect(description.split('. ').length, name).toBeGreaterThan(1);
    if (['home', 'beauty', 'electronics'].includes(category)) expect(sizesOf(item), name).toEqual([]);
    if (['men', 'women'].includes(category)) expect(sizesOf(item).length, name).toBeGreaterThan(2);
  }
});

test('has items in each system of sizes, some with a size that is sold out', () => {
  const systems = new Set(catalog.flatMap(({ otherSizes: [first] = [] }) => (first ? [systemOf(first)] : [])));
  expect(systems).toEqual(new Set(SIZE_SYSTEM_NAMES.filter((name) => name !== 'one')));
  const soldOut = catalog.filter(({ otherSizes, stock }) => otherSizes && Object.values(stock ?? {}).includes(0));
  expect(soldOut.length).toBeGreaterThan(1);
});

test('starts with best sellers of different kinds', () => {
  const newestFirst = catalog.toReversed();
  expect(newestFirst.slice(0, 4).every(({ isBestseller }) => isBestseller)).toBe(true);
  expect(new Set(newestFirst.slice(0, 4).map(({ category }) => category)).size).toBe(4);
  expect(new Set(newestFirst.slice(0, 11).map(({ category }) => category)).size).toBe(CATEGORIES.length);
});
