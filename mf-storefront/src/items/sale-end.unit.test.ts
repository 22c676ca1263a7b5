import { expect, it } from 'vitest';
import { firstEnd, freshFor, isOver } from './sale-end.ts';

const [soon, later] = ['2026-12-01T09:00:00.000Z', '2026-12-02T09:00:00.000Z'];
const items = [{}, { saleEnds: later }, { saleEnds: soon }];

it('returns the first end of a shown sale', () => {
  expect(firstEnd(items)).toBe(soon);
  expect(firstEnd([{}])).toBeUndefined();
});

it('keeps items fresh at most until the first sale ends', () => {
  expect(freshFor(5000, items, Date.parse(soon) - 60_000)).toBe(5000);
  expect(freshFor(5000, items, Date.parse(soon) - 1000)).toBe(1000);
  expect(freshFor(5000, items, Date.parse(soon) + 1)).toBe(0);
  expect(freshFor(5000, [], 0)).toBe(5000);
});

it('recognizes a sale that is over', () => {
  expect(isOver({})).toBe(false);
  expect(isOver({ saleEnds: new Date(Date.now() - 1).toISOString() })).toBe(true);
  expect(isOver({ saleEnds: new Date(Date.now() + 60_000).toISOString() })).toBe(false);
});
