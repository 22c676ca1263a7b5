import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Counter } from '../events/counted.ts';
import type { CellsOf } from '../series/read-cells.ts';
import { BEST, FALLING, firstOf, pointsOf, rankedItem, totalsOf } from './overview.rules.ts';

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

test('sums up the span, with sales and revenue after reversals', () => {
  expect(totalsOf(STORE, 10, 30)).toEqual({ views: 10, favorites: 0, carts: 0, sales: 2, revenue: 20.5 });
});

test('returns a point for each unit with at least one count', () => {
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

test('returns no point for a completely reversed sale', () => {
  const reversed = cellsOf({ sales: [[10, 2]], cancellations: [[10, 2]] });
  expect(pointsOf(reversed, [0, 10], 20)).toEqual([]);
});

const none = { views: 0, favorites: 0, carts: 0, sales: 0, revenue: 0 };
const item = (name: string, views: number, before: number, revenue: number) =>
  rankedItem(
    { _id: name, name, itemImg: '/i' },
    { ...none, views, sales: revenue > 0 ? 1 : 0, revenue },
    { ...none, views: before },
  );
type Item = ReturnType<typeof item>;

/**
 * Returns both lists of `items`, and the number of items read. `excess` is how far the bounds of each item exceed its
 * exact figures.
 */
async function listsOf(items: readonly Item[], excess: (at: number) => number = () => 0) {
  let read = 0;
  const readItems = async (ids: readonly string[]) => {
    read += ids.length;
    return items.filter(({ _id }) => ids.includes(_id));
  };
  const bestPossible = (change: (one: Item, more: number) => Partial<Item>) =>
    new Map(items.map((one, at) => [one._id, { ...one, ...change(one, excess(at)) }]));
  const more = bestPossible(({ views, sales, revenue }, add) => ({
    views: views + add,
    sales: sales + add,
    revenue: revenue + add,
  }));
  const less = bestPossible(({ views, previousViews }, add) => ({
    views: Math.max(0, views - add),
    previousViews: previousViews + add,
  }));
  const [best, falling] = [await firstOf(BEST, more, readItems), await firstOf(FALLING, less, readItems)];
  return { best, falling, read };
}
const namesOf = (items: readonly Item[]) => items.map(({ name }) => name);

test('lists at most five best and five falling items, by revenue and by lost views', async () => {
  const { best, falling } = await listsOf([
    item('seen', 50, 10, 0),
    item('sold', 4, 20, 30),
    item('sold more', 4, 5, 60),
    item('unseen', 0, 0, 0),
    ...Array.from({ length: 6 }, (_, at) => item(`steady ${at}`, 1, 1, 0)),
  ]);
  expect(namesOf(best).slice(0, 3)).toEqual(['sold more', 'sold', 'seen']);
  expect(best).toHaveLength(5);
  expect(namesOf(falling)).toEqual(['sold', 'sold more']);
});

test('lists the same items as an exact reading, however wide the bounds', async () => {
  const shop = fc.array(fc.record({ views: fc.nat(60), before: fc.nat(60), revenue: fc.nat(30), excess: fc.nat(40) }), {
    minLength: 60,
    maxLength: 120,
  });
  await fc.assert(
    fc.asyncProperty(shop, async (all) => {
      const items = all.map(({ views, before, revenue }, at) => item(`${at}`, views, before, revenue));
      const { best, falling } = await listsOf(items, (at) => all[at]?.excess ?? 0);
      const expected = (ranking: typeof BEST) => items.filter(ranking.counts).sort(ranking.compare).slice(0, 5);
      // Equally good items may replace each other, so only their figures are compared.
      const bestFigures = ({ revenue, sales, views }: Item) => [revenue, sales, views];
      expect(best.map(bestFigures)).toEqual(expected(BEST).map(bestFigures));
      const lost = ({ views, previousViews }: Item) => previousViews - views;
      expect(falling.map(lost)).toEqual(expected(FALLING).map(lost));
    }),
  );
});

test('reads only a few of thousands of items', async () => {
  const items = Array.from({ length: 5000 }, (_, at) => item(`${at}`, at, 2 * at, at % 7 === 0 ? at : 0));
  expect((await listsOf(items, () => 3)).read).toBeLessThanOrEqual(100);
  // Holds also for items that are all equally good.
  const alike = items.map(({ name }) => item(name, 1, 2, 0));
  expect((await listsOf(alike, () => 3)).read).toBeLessThanOrEqual(500);
});
