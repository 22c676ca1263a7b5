import { getStoreOverview, storeUnitOf } from '@ethereal/contracts/analytics';
import { toDollars } from '@ethereal/contracts/money';
import type { Part } from '@ethereal/service-kit/define-service';
import { route } from '@ethereal/service-kit/route';
import type { Router } from 'express';
import { itemOwner, sellerOwner } from '../counts/tally.ts';
import { type CellsOf, readCells } from '../series/read-cells.ts';
import { spansOf, unitStarts, zoneOf } from '../series/series.rules.ts';
import type { Shared } from '../shared/shared.ts';
import { dayOf } from '../time/time.ts';
import { readBounds } from './item-bounds.ts';
import { BEST, FALLING, firstOf, pointsOf, rankedItem, totalsOf } from './overview.rules.ts';

const NOTHING: CellsOf = () => [];

/** Registers the overview of all items of a seller, which reads the documents that are kept per seller and day. */
function mountOverview(router: Router, shared: Shared): void {
  const { counts, replica, now } = shared;
  route(router, getStoreOverview, shared, async ({ user, params: { period }, query }) => {
    const moment = now();
    const today = dayOf(moment.getTime());
    const zone = zoneOf(query.tz);
    const spans = spansOf(period, moment, zone);
    const { current, previous } = spans;
    const starts = unitStarts(storeUnitOf(period), current, zone);
    const seller = sellerOwner(user.id);
    const boundaries = [previous.from, current.from, ...starts.slice(1), current.to];

    /** Returns the exact figures of those of the items that are on sale now, from the items' own documents. */
    const readItems = async (ids: readonly string[]) => {
      const items = (await replica.store.find(ids)).filter((item) => item.seller === user.id && item.published);
      const owners = items.map(({ _id }) => itemOwner(_id));
      const cells = await readCells(counts, owners, [previous.from, current.from, current.to], today);
      return items.map((item) => {
        const ofItem = cells.get(itemOwner(item._id)) ?? NOTHING;
        const before = totalsOf(ofItem, previous.from, previous.to);
        return rankedItem(item, totalsOf(ofItem, current.from, current.to), before);
      });
    };
    const ranked = async () => {
      const bounds = [...(await readBounds(counts, seller, spans, { period, today }))];
      const best = bounds.map(([item, { upper }]) => [item, { ...upper, revenue: toDollars(upper.revenue) }] as const);
      const falling = bounds.map(([item, { upper, minViews }]) => [item, { ...upper, views: minViews }] as const);
      return Promise.all([firstOf(BEST, new Map(best), readItems), firstOf(FALLING, new Map(falling), readItems)]);
    };
    const [store, [best, falling]] = await Promise.all([readCells(counts, [seller], boundaries, today), ranked()]);
    const cellsOf = store.get(seller) ?? NOTHING;
    return {
      totals: totalsOf(cellsOf, current.from, current.to),
      previousTotals: totalsOf(cellsOf, previous.from, previous.to),
      points: pointsOf(onlyFrom(cellsOf, current.from), starts, current.to),
      best,
      falling,
    };
  });
}

const onlyFrom =
  (cellsOf: CellsOf, from: number): CellsOf =>
  (counter) =>
    cellsOf(counter).filter(({ start }) => start >= from);

/** Opens the overview of a store. */
export const openOverview = (shared: Shared): Part => ({ mount: (router) => mountOverview(router, shared) });
