import { DateTime } from 'luxon';
import type { CellsOf, Span } from '../series/read-cells.ts';
import { netCells } from '../series/read-cells.ts';
import { totalOf } from '../series/series.rules.ts';
import { startOf } from '../time/time.ts';

/** Returns a day of a zone's calendar. A day may be longer or shorter than 24 hours and may not start at midnight. */
export function dayIn(day: string, zone: string): Span {
  // Noon exists once on every day, whatever the clocks do at midnight.
  const noon = DateTime.fromISO(`${day}T12:00`, { zone });
  return { from: startOf('day', noon).toMillis(), to: startOf('day', noon.plus({ days: 1 })).toMillis() };
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
