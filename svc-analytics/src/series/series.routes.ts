import {
  type CountKind,
  getItemCarts,
  getItemFavorites,
  getItemSales,
  getItemViews,
  type Period,
  unitOf,
} from '@ethereal/contracts/analytics';
import { forbidden, invalid, notFound } from '@ethereal/service-kit/errors';
import type { FindItems } from '@ethereal/service-kit/item-replica/item-replica';
import { type RouteDeps, route } from '@ethereal/service-kit/route';
import type { Router } from 'express';
import type { DayStore } from '../counts/day.store.ts';
import { readCells } from './read-cells.ts';
import { isTimeZone, seriesOf, spansOf, totalOf, unitStarts } from './series.ts';

export type SeriesDependencies = { days: Pick<DayStore, 'cells'>; findItems: FindItems; now(): Date };

type Question = { user: { id: string }; params: { itemId: string; period: Period }; query: { tz?: string } };

export function mountSeries(router: Router, kit: RouteDeps, { days, findItems, now }: SeriesDependencies) {
  async function series(kind: CountKind, { user, params, query }: Question) {
    const zone = query.tz ?? 'UTC';
    if (!isTimeZone(zone)) throw invalid('Unknown time zone.', { errors: { tz: 'Unknown time zone.' } });
    const item = (await findItems([params.itemId])).get(params.itemId);
    if (!item) throw notFound('There is no such item.');
    if (item.seller !== user.id) throw forbidden('The item belongs to another seller.');
    const { current, previous } = spansOf(params.period, now(), zone);
    const starts = unitStarts(unitOf(kind, params.period), current, zone);
    // The first unit may begin before the period.
    const boundaries = [previous.from, current.from, ...starts.slice(1), current.to];
    const all = await readCells(days, { item: item._id, kind }, boundaries);
    const cells = all.filter(({ start }) => start >= current.from);
    const total = totalOf(cells);
    return { points: seriesOf(cells, starts), total, previousTotal: totalOf(all) - total };
  }

  route(router, getItemViews, kit, async (question) => {
    const { points, ...totals } = await series('views', question);
    return { views: points, ...totals };
  });
  route(router, getItemFavorites, kit, async (question) => {
    const { points, ...totals } = await series('favorites', question);
    return { favorites: points, ...totals };
  });
  route(router, getItemCarts, kit, async (question) => {
    const { points, ...totals } = await series('carts', question);
    return { carts: points, ...totals };
  });
  route(router, getItemSales, kit, async (question) => {
    const { points, ...totals } = await series('sales', question);
    return { sales: points, ...totals };
  });
}
