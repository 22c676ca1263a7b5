import { expect, test } from 'vitest';
import { mixedSellers } from './mixed-sellers.ts';

const items = (sellers: string) => [...sellers].map((user, at) => ({ user, at }));
const taken = (sellers: string) => mixedSellers(items(sellers), 4).map(({ at }) => at);

test.each([
  ['at most two items of one seller', 'aaabc', [0, 1, 3, 4]],
  ['the first items of several sellers', 'abcde', [0, 1, 2, 3]],
  ['further items of a seller when others have too few', 'aaab', [0, 1, 3, 2]],
])('returns %s', (_, sellers, expected) => {
  expect(taken(sellers)).toEqual(expected);
});
