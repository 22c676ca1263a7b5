import { type RankedItem, STORE_KINDS, type StorePoint, type StoreTotals } from '@ethereal/contracts/analytics';
import { toDollars } from '@ethereal/contracts/money';
import type { ReplicaItem } from '@ethereal/item-replica/item-replica';
import { type Cell, type CellsOf, netCells } from '../series/read-cells.ts';
import { totalOf, unitAt } from '../series/series.rules.ts';

/** Number of items in a list. */
const LIST_LENGTH = 5;

/** Returns the revenue without refunds, in cents. */
function revenueCells(cellsOf: CellsOf): Cell[] {
  const refunds = cellsOf('refunds').map(({ start, count }) => ({ start, count: -count }));
  return [...cellsOf('revenue'), ...refunds];
}

const within = (cells: readonly Cell[], from: number, to: number) =>
  totalOf(cells.filter(({ start }) => start >= from && start < to));

/** Returns the totals between two times. */
export function totalsOf(cellsOf: CellsOf, from: number, to: number): StoreTotals {
  const count = (kind: (typeof STORE_KINDS)[number]) => within(netCells(cellsOf, kind), from, to);
  return {
    views: count('views'),
    favorites: count('favorites'),
    carts: count('carts'),
    sales: count('sales'),
    revenue: toDollars(within(revenueCells(cellsOf), from, to)),
  };
}

/** Returns one point per unit with at least one count, given the starts of the units. */
export function pointsOf(cellsOf: CellsOf, starts: readonly number[], to: number): StorePoint[] {
  const sums = starts.map(() => ({ views: 0, favorites: 0, carts: 0, sales: 0, revenue: 0 }));
  const add = (name: keyof StoreTotals, cells: readonly Cell[]) => {
    for (const { start, count } of cells) {
      const sum = start < to ? sums[unitAt(starts, start)] : undefined;
      if (sum) sum[name] += count;
    }
  };
  for (const kind of STORE_KINDS) add(kind, netCells(cellsOf, kind));
  add('revenue', revenueCells(cellsOf));
  return sums.flatMap((sum, at) => {
    if (Object.values(sum).every((count) => count === 0)) return [];
    return [{ ...sum, revenue: toDollars(sum.revenue), date: new Date(starts[at] ?? 0).toISOString() }];
  });
}

/** Returns an item with its counts as an entry of a ranking. */
export function rankedItem(
  { _id, name, itemImg }: Pick<ReplicaItem, '_id' | 'name' | 'itemImg'>,
  now: StoreTotals,
  before: StoreTotals,
): RankedItem {
  return {
    _id,
    name,
    itemImg,
    views: now.views,
    previousViews: before.views,
    sales: now.sales,
    previousSales: before.sales,
    revenue: now.revenue,
  };
}

type Compared = Pick<RankedItem, 'views' | 'previousViews' | 'sales' | 'revenue'>;

/** A ranking of items: a filter of the items to rank, and their order. */
type Ranking = {
  counts(item: Compared): boolean;
  compare(a: Compared, b: Compared): number;
};

/** Ranks items by revenue, then by sales, then by views. */
export const BEST: Ranking = {
  counts: ({ sales, views }) => sales > 0 || views > 0,
  compare: (a, b) => b.revenue - a.revenue || b.sales - a.sales || b.views - a.views,
};

/** Ranks items by the loss of views against the period before. */
export const FALLING: Ranking = {
  counts: ({ views, previousViews }) => views < previousViews,
  compare: (a, b) => a.views - a.previousViews - (b.views - b.previousViews),
};

/** Number of items that are read at once. */
const READ_AT_ONCE = 25;
/** Maximum number of items that are read for a list. */
const MAX_READ = 250;

/**
 * Returns the first five items of a ranking, by their exact figures. `bestPossible` holds the best figures that each
 * item can have. Items are read in that order until no unread item can be among the first five, usually after one read.
 * Where hundreds of items are equally good, reading ends at `MAX_READ`.
 */
export async function firstOf(
  { counts, compare }: Ranking,
  bestPossible: ReadonlyMap<string, Compared>,
  read: (items: readonly string[]) => Promise<readonly RankedItem[]>,
): Promise<RankedItem[]> {
  const order = [...bestPossible].filter(([, figures]) => counts(figures)).sort(([, a], [, b]) => compare(a, b));
  let first: RankedItem[] = [];
  for (let at = 0; at < Math.min(order.length, MAX_READ); at += READ_AT_ONCE) {
    const next = order.slice(at, at + READ_AT_ONCE);
    const [last, best] = [first[LIST_LENGTH - 1], next[0]];
    if (last && best && compare(last, best[1]) <= 0) break;
    const found = (await read(next.map(([item]) => item))).filter(counts);
    first = [...first, ...found].sort(compare).slice(0, LIST_LENGTH);
  }
  return first;
}
