import {
  COUNT_KINDS,
  type CountKind,
  getItemCarts,
  getItemCounts,
  getItemFavorites,
  getItemSales,
  getItemViews,
  type Period,
  type Series,
  unitOf,
} from '@ethereal/contracts/analytics';
import type { Part } from '@ethereal/service-kit/define-service';
import { forbidden, notFound } from '@ethereal/service-kit/errors';
import { route } from '@ethereal/service-kit/route';
import type { Router } from 'express';
import { itemOwner } from '../counts/tally.ts';
import type { Shared } from '../shared/shared.ts';
import { dayOf } from '../time/time.ts';
import { netCells, readCells } from './read-cells.ts';
import { seriesOf, spansOf, totalOf, unitStarts, zoneOf } from './series.rules.ts';

type SeriesRequest = { user: { id: string }; params: { itemId: string; period: Period }; query: { tz?: string } };

function mountSeries(router: Router, shared: Shared): void {
  const { counts, replica, now } = shared;

  /** Returns the series of some kinds, all read from the same few documents. */
  async function series<K extends CountKind>(
    kinds: readonly K[],
    { user, params, query }: SeriesRequest,
  ): Promise<Record<K, Series>> {
    const zone = zoneOf(query.tz);
    const item = (await replica.findItems([params.itemId])).get(params.itemId);
    if (!item) throw notFound('There is no such item.');
    if (item.seller !== user.id) throw forbidden('The item belongs to another seller.');
    const moment = now();
    const { current, previous } = spansOf(params.period, moment, zone);
    const startsOf = (kind: CountKind) => unitStarts(unitOf(kind, params.period), current, zone);
    // Every hour, day and month starts with a minute, so the starts of the finest unit are boundaries of the coarser
    // units, too. The first unit may start before the period.
    const inner = new Set(kinds.flatMap((kind) => startsOf(kind).slice(1)));
    const boundaries = [previous.from, current.from, ...[...inner].sort((a, b) => a - b), current.to];
    const owner = itemOwner(item._id);
    const cellsOf = (await readCells(counts, [owner], boundaries, dayOf(moment.getTime()))).get(owner);
    const answers = kinds.map((kind) => {
      const all = cellsOf ? netCells(cellsOf, kind) : [];
      const cells = all.filter(({ start }) => start >= current.from);
      const total = totalOf(cells);
      return [kind, { points: seriesOf(cells, startsOf(kind)), total, previousTotal: totalOf(all) - total }];
    });
    return Object.fromEntries(answers) as Record<K, Series>;
  }

  route(router, getItemCounts, shared, (request) => series(COUNT_KINDS, request));
  route(router, getItemViews, shared, async (request) => {
    const { points, ...totals } = (await series(['views'], request)).views;
    return { views: points, ...totals };
  });
  route(router, getItemFavorites, shared, async (request) => {
    const { points, ...totals } = (await series(['favorites'], request)).favorites;
    return { favorites: points, ...totals };
  });
  route(router, getItemCarts, shared, async (request) => {
    const { points, ...totals } = (await series(['carts'], request)).carts;
    return { carts: points, ...totals };
  });
  route(router, getItemSales, shared, async (request) => {
    const { points, ...totals } = (await series(['sales'], request)).sales;
    return { sales: points, ...totals };
  });
}

/** Opens the series of a dashboard. */
export const openSeries = (shared: Shared): Part => ({ mount: (router) => mountSeries(router, shared) });
