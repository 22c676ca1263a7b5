import { expect, it } from 'vitest';
import { calls } from './calls.ts';
import { changesOf } from './events.ts';
import { getItem, listItems } from './items.ts';
import { listReviews } from './reviews.ts';
import { getSeller } from './sellers.ts';

const [SHIRT = '', LAMP = '', ADA = '', BOB = ''] = ['a', 'b', 'c', 'd'].map((letter) => letter.repeat(24));

/** Parts of pages that a visitor sees, by the tags of their answers. */
const SEEN: Record<string, readonly string[] | undefined> = {
  list: listItems.shows?.({ params: {}, query: {} }),
  'goods of Ada': listItems.shows?.({ params: {}, query: { seller: ADA } as object }),
  shirt: getItem.shows?.({ params: { category: 'men', id: SHIRT }, query: {} }),
  lamp: getItem.shows?.({ params: { category: 'men', id: LAMP }, query: {} }),
  'reviews of the lamp': listReviews.shows?.({ params: { itemId: LAMP }, query: {} }),
  Ada: getSeller.shows?.({ params: { id: ADA }, query: {} }),
  Bob: getSeller.shows?.({ params: { id: BOB }, query: {} }),
};
const touched = (tags: readonly string[]) =>
  Object.entries(SEEN).flatMap(([name, shown]) => (shown?.some((tag) => tags.includes(tag)) ? [name] : []));

it.each([
  ['item.updated', SHIRT, { item: { seller: ADA } }, ['list', 'goods of Ada', 'shirt', 'Ada']],
  ['item.stock-changed', LAMP, { seller: BOB }, ['list', 'lamp', 'reviews of the lamp', 'Bob']],
  ['item.unpublished', SHIRT, { version: 2 }, ['list', 'goods of Ada', 'shirt', 'Ada', 'Bob']],
  ['item.rated', LAMP, {}, ['list', 'goods of Ada', 'lamp', 'reviews of the lamp', 'Ada', 'Bob']],
  ['review.replied', LAMP, {}, ['lamp', 'reviews of the lamp']],
  ['review.edited', LAMP, {}, ['lamp', 'reviews of the lamp']],
  ['store.changed', ADA, {}, ['goods of Ada', 'Ada']],
  ['item.viewed', SHIRT, {}, []],
])('%s purges the answers that show its subject only', (type, subject, data, expected) => {
  expect(touched(changesOf({ type, subject, data }))).toEqual(expected);
});

it('requires cache tags of every public GET call that needs no session and shows items', () => {
  const silent = calls.filter(
    ({ method, path, auth, shows, service }) =>
      method === 'GET' && path.startsWith('/api') && !auth && !shows && service === 'svc-catalog',
  );
  expect(silent.map(({ id }) => `${id}: state the tags of its answer, the second argument of defineCall`)).toEqual([]);
});
