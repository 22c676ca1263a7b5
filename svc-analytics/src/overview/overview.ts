import {
  COUNT_KINDS,
  type RankedItem,
  type StorePoint,
  type StoreTotals,
} from '@ethereal/contracts/analytics';
import { toDollars } from '@ethereal/contracts/money';
import type { ReplicaItem } from '@ethereal/item-replica/item-replica';
import { type Cell, type CellsOf, netCells } from '../series/read-cells.ts';
import { totalOf, unitAt } from '../series/series.ts';

/** How many items a list names. */
const NAMED = 5;

/** Revenue without what was paid back, in cents. */
function revenueCells(cellsOf: CellsOf): Cell[] {
  const refunds = cellsOf('refunds').map(({ start, count }) => ({ start, count: -count }));
  return [...cellsOf('revenue'), ...refunds];
}

const within = (cells: readonly Cell[], from: number, to: number) =>
  totalOf(cells.filter(({ start }) => start >= from && start < to));

/** What lies between two moments. */
export function totalsOf(cellsOf: CellsOf, from: number, to: number): StoreTotals {
  const count = (kind: (typeof COUNT_KINDS)[number]) => within(netCells(cellsOf, kind), from, to);
  return {
    views: count('views'),
    favorites: count('favorites'),
    carts: count('carts'),
    sales: count('sales'),
    revenue: toDollars(within(revenueCells(cellsOf), from, to)),
  };
}

/** One point per unit in which something happened, given the starts of the units. */
export function pointsOf(cellsOf: CellsOf, starts: readonly number[], to: number): StorePoint[] {
  const sums = starts.map(() => ({ views: 0, favorites: 0, carts: 0, sales: 0, revenue: 0 }));
  const add = (name: keyof StoreTotals, cells: readonly Cell[]) => {
    for (const { start, count } of cells) {
      const sum = start < to ? sums[unitAt(starts, start)] : undefined;
      if (sum) sum[name] += count;
    }
  };
  for (const kind of COUNT_KINDS) add(kind, netCells(cellsOf, kind));
  add('revenue', revenueCells(cellsOf));
  return sums.flatMap((sum, at) => {
    if (Object.values(sum).every((count) => count === 0)) return [];
    return [{ ...sum, revenue: toDollars(sum.revenue), date: new Date(starts[at] ?? 0).toISOString() }];
  });
}

export function rankedItem(
  { _id, name, itemImg }: Pick<ReplicaItem, '_id' | 'name' | 'itemImg'>,
  now: StoreTotals,
  before: StoreTotals,
): RankedItem {
  return {
    ...{ _id, name, itemImg },
    ...{ views: now.views, previousViews: before.views },
    ...{ sales: now.sales, previousSales: before.sales, revenue: now.revenue },
  };
}

/** Those that brought most, of equal ones those that were sold or at least looked at more. */
export const bestOf = (items: readonly RankedItem[]): RankedItem[] =>
  items
    .filter(({ sales, views }) => sales > 0 || views > 0)
    .sort((a, b) => b.revenue - a.revenue || b.sales - a.sales || b.views - a.views)
    .slice(0, NAMED);

/** Those that lost most views against the period before. */
export const fallingOf = (items: readonly RankedItem[]): RankedItem[] =>
  items
    .filter(({ views, previousViews }) => views < previousViews)
    .sort((a, b) => a.views - a.previousViews - (b.views - b.previousViews))
    .slice(0, NAMED);
