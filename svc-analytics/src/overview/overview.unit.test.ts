import { expect, test } from 'vitest';
import type { Counter } from '../counts/tally.ts';
import type { CellsOf } from '../series/read-cells.ts';
import { bestOf, fallingOf, pointsOf, rankedItem, totalsOf } from './overview.ts';

const cellsOf =
  (cells: Partial<Record<Counter, [start: number, count: number][]>>): CellsOf =>
  (counter) =>
    (cells[counter] ?? []).map(([start, count]) => ({ start, count }));

const STORE = cellsOf({
  views: [
    [5, 40],
    [10, 7],
    [25, 3],
  ],
  sales: [
    [10, 3],
    [25, 1],
  ],
  cancellations: [[10, 2]],
  revenue: [
    [10, 3000],
    [25, 1050],
  ],
  refunds: [[10, 2000]],
});

test('totals are those of the span, sales and revenue without what was taken back', () => {
  expect(totalsOf(STORE, 10, 30)).toEqual({ views: 10, favorites: 0, carts: 0, sales: 2, revenue: 20.5 });
});

test('a point for each unit in which something happened', () => {
  const points = pointsOf(
    cellsOf({
      views: [
        [10, 7],
        [25, 3],
      ],
      revenue: [[25, 1050]],
    }),
    [0, 10, 20],
    30,
  );
  expect(points).toEqual([
    { date: '1970-01-01T00:00:00.010Z', views: 7, favorites: 0, carts: 0, sales: 0, revenue: 0 },
    { date: '1970-01-01T00:00:00.020Z', views: 3, favorites: 0, carts: 0, sales: 0, revenue: 10.5 },
  ]);
});

test('a sale that was taken back whole leaves no point', () => {
  const taken = cellsOf({ sales: [[10, 2]], cancellations: [[10, 2]] });
  expect(pointsOf(taken, [0, 10], 20)).toEqual([]);
});

test('the best brought most; the falling lost most views; five of each at most', () => {
  const none = { views: 0, favorites: 0, carts: 0, sales: 0, revenue: 0 };
  const item = (name: string, views: number, before: number, revenue: number) =>
    rankedItem(
      { _id: name, name, itemImg: '/i' },
      { ...none, views, sales: revenue > 0 ? 1 : 0, revenue },
      { ...none, views: before },
    );
  const items = [
    item('seen', 50, 10, 0),
    item('sold', 4, 20, 30),
    item('sold more', 4, 5, 60),
    item('unseen', 0, 0, 0),
    ...Array.from({ length: 6 }, (_, at) => item(`steady ${at}`, 1, 1, 0)),
  ];
  expect(
    bestOf(items)
      .map(({ name }) => name)
      .slice(0, 3),
  ).toEqual(['sold more', 'sold', 'seen']);
  expect(bestOf(items)).toHaveLength(5);
  expect(fallingOf(items).map(({ name }) => name)).toEqual(['sold', 'sold more']);
});
