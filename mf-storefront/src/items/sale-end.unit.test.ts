import { expect, it } from 'vitest';
import { earliestSaleEnd, freshMs, hasSaleEnded } from './sale-end.ts';

const [soon, later] = ['2026-12-01T09:00:00.000Z', '2026-12-02T09:00:00.000Z'];
const items = [{}, { saleEnds: later }, { saleEnds: soon }];

it('returns the first end of a shown sale', () => {
  expect(earliestSaleEnd(items)).toBe(soon);
  expect(earliestSaleEnd([{}])).toBeUndefined();
});

it('keeps items fresh at most until the first sale ends', () => {
  expect(freshMs(5000, items, Date.parse(soon) - 60_000)).toBe(5000);
  expect(freshMs(5000, items, Date.parse(soon) - 1000)).toBe(1000);
  expect(freshMs(5000, items, Date.parse(soon) + 1)).toBe(0);
  expect(freshMs(5000, [], 0)).toBe(5000);
});

it('recognizes a sale that is over', () => {
  expect(hasSaleEnded({})).toBe(false);
  expect(hasSaleEnded({ saleEnds: new Date(Date.now() - 1).toISOString() })).toBe(true);
  expect(hasSaleEnded({ saleEnds: new Date(Date.now() + 60_000).toISOString() })).toBe(false);
});
