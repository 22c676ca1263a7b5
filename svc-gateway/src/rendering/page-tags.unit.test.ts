import { describe, expect, it, test } from 'vitest';
import { tagsOfCall, tagsOfEvent, tagsOfPage } from './page-tags.ts';

const [SHIRT, LAMP, ADA, BOB] = ['a', 'b', 'c', 'd'].map((letter) => letter.repeat(24)) as [
  string,
  string,
  string,
  string,
];

const PAGES = [
  '/ethereal',
  '/ethereal/all?sort=asc',
  '/ethereal/categories/men',
  `/ethereal/categories/men/${SHIRT}`,
  `/ethereal/categories/Men/${LAMP.toUpperCase()}?areas`,
  `/ethereal/sellers/${ADA}`,
  `/ethereal/sellers/${BOB}`,
];
const LISTS = PAGES.slice(0, 3);
const dropped = (tags: readonly string[] | undefined) =>
  PAGES.filter((page) => !tags || tagsOfPage(page).some((tag) => tags.includes(tag)));

describe('an event drops', () => {
  const published = { item: { seller: ADA }, version: 1 };
  it.each([
    ['item.updated', SHIRT, published, [...LISTS, PAGES[3], PAGES[5]]],
    ['item.stock-changed', LAMP, { seller: BOB }, [...LISTS, PAGES[4], PAGES[6]]],
    ['item.unpublished', SHIRT, { version: 2 }, [...LISTS, PAGES[3], PAGES[5], PAGES[6]]],
    ['item.odd', SHIRT, 'no object', [...LISTS, PAGES[3], PAGES[5], PAGES[6]]],
    ['review.replied', SHIRT, {}, [PAGES[3]]],
    ['store.changed', ADA, {}, [PAGES[3], PAGES[4], PAGES[5]]],
    ['other.thing', SHIRT, {}, PAGES],
  ])('%s: the pages that show it, and no others', (type, subject, data, expected) => {
    expect(dropped(tagsOfEvent({ type, subject, data }))).toEqual(expected);
  });
});

test('a call of one’s own drops what it changed, and one that changes no page drops nothing', () => {
  const edited = tagsOfCall('PUT', '/api/editYourItem/{id}', `/api/editYourItem/${SHIRT}`);
  expect(dropped(edited)).toEqual([...LISTS, PAGES[3], PAGES[5], PAGES[6]]);
  expect(dropped(tagsOfCall('PUT', '/api/store', '/api/store'))).toEqual(PAGES.slice(3));
  expect(tagsOfCall('POST', '/api/images', '/api/images')).toBeUndefined();
  expect(tagsOfCall('GET', '/api/items', '/api/items')).toBeUndefined();
});
