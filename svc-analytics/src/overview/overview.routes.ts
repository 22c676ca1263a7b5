import { getStoreOverview, storeUnitOf } from '@ethereal/contracts/analytics';
import type { ReplicaItem } from '@ethereal/item-replica/item-replica';
import { type RouteDeps, route } from '@ethereal/service-kit/route';
import type { Router } from 'express';
import { itemOwner, sellerOwner } from '../counts/tally.ts';
import { type CellsOf, type Counts, readCells } from '../series/read-cells.ts';
import { spansOf, unitStarts, zoneOf } from '../series/series.ts';
import { dayOf } from '../time.ts';
import { bestOf, fallingOf, pointsOf, rankedItem, totalsOf } from './overview.ts';

/** So many of a seller's items are compared with one another. */
const MOST_RANKED = 1000;

export type OverviewDependencies = {
  counts: Counts;
  itemsOfSeller(seller: string, limit: number): Promise<ReplicaItem[]>;
  now(): Date;
};

const NOTHING: CellsOf = () => [];

/** All items of a seller at once, from the documents that are kept per seller and day. */
export function mountOverview(
  router: Router,
  kit: RouteDeps,
  { counts, itemsOfSeller, now }: OverviewDependencies,
) {
  route(router, getStoreOverview, kit, async ({ user, params, query }) => {
    const moment = now();
    const today = dayOf(moment.getTime());
    const zone = zoneOf(query.tz);
    const { current, previous } = spansOf(params.period, moment, zone);
    const starts = unitStarts(storeUnitOf(params.period), current, zone);
    const seller = sellerOwner(user.id);
    const boundaries = [previous.from, current.from, ...starts.slice(1), current.to];
    const items = await itemsOfSeller(user.id, MOST_RANKED);
    const [store, ranking] = await Promise.all([
      readCells(counts, [seller], boundaries, today),
      readCells(
        counts,
        items.map(({ _id }) => itemOwner(_id)),
        [previous.from, current.from, current.to],
        today,
      ),
    ]);
    const cellsOf = store.get(seller) ?? NOTHING;
    const ranked = items.map((item) => {
      const ofItem = ranking.get(itemOwner(item._id)) ?? NOTHING;
      const before = totalsOf(ofItem, previous.from, previous.to);
      return rankedItem(item, totalsOf(ofItem, current.from, current.to), before);
    });
    return {
      totals: totalsOf(cellsOf, current.from, current.to),
      previousTotals: totalsOf(cellsOf, previous.from, previous.to),
      points: pointsOf(onlyFrom(cellsOf, current.from), starts, current.to),
      best: bestOf(ranked),
      falling: fallingOf(ranked),
    };
  });
}

const onlyFrom =
  (cellsOf: CellsOf, from: number): CellsOf =>
  (counter) =>
    cellsOf(counter).filter(({ start }) => start >= from);
