import { expect, it } from 'vitest';
import { matchesBinding } from './queues.ts';

it.each([
  ['item.viewed', 'item.viewed', true],
  ['item.viewed', 'item.sold', false],
  ['item.*', 'item.sold', true],
  ['item.*', 'item', false],
  ['item.*', 'item.sold.twice', false],
  ['#', 'item.sold', true],
  ['item.#', 'item', true],
  ['item.#', 'item.sold.twice', true],
  ['#.sold', 'item.sold', true],
  ['#.sold', 'item.viewed', false],
])('matches binding %s with key %s: %s', (binding, key, matches) => {
  expect(matchesBinding(binding, key)).toBe(matches);
});
