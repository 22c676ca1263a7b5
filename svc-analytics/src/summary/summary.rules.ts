import { DateTime } from 'luxon';
import type { CellsOf, Span } from '../series/read-cells.ts';
import { netCells } from '../series/read-cells.ts';
import { totalOf } from '../series/series.rules.ts';

/** Returns a day of a zone's calendar. A day may be longer or shorter than 24 hours and may not start at midnight. */
export function dayIn(day: string, zone: string): Span {
  const start = DateTime.fromISO(day, { zone }).startOf('day');
  return { from: start.toMillis(), to: start.plus({ days: 1 }).startOf('day').toMillis() };
}

/** Returns the shop's counts, added up. */
export function sumsOf(cellsOf: CellsOf) {
  const sum = (counter: Parameters<CellsOf>[0]) => totalOf(cellsOf(counter));
  return {
    views: sum('views'),
    favorites: sum('favorites'),
    carts: sum('carts'),
    sales: totalOf(netCells(cellsOf, 'sales')),
    revenueCents: sum('revenue') - sum('refunds'),
    orders: sum('orders'),
    discountCents: sum('discounts') - sum('reversedDiscounts'),
    newPeople: sum('newPeople'),
    newItems: sum('newItems'),
  };
}
