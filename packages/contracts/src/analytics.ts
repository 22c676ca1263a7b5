import { z } from 'zod';
import { defineCall } from './call.ts';
import { blankAsAbsent, id, moment } from './common.ts';

/** How far back a dashboard looks: 24 hours, 7 days, 30 days, 12 months. */
export const PERIODS = ['Day', 'Week', 'Month', 'Year'] as const;
export type Period = (typeof PERIODS)[number];

/** What is counted per item. */
export const COUNT_KINDS = ['views', 'favorites', 'carts', 'sales'] as const;
export type CountKind = (typeof COUNT_KINDS)[number];

export type TimeUnit = 'minute' | 'hour' | 'day' | 'month';

/** The unit that a series of this kind and period is counted in. */
export function unitOf(kind: CountKind, period: Period): TimeUnit {
  if (period === 'Day') return kind === 'sales' ? 'hour' : 'minute';
  return period === 'Year' ? 'month' : 'day';
}

/** One unit of time: its start and how many there were. Units without any are left out. */
export const point = z.object({ date: moment, count: z.int() });
export type Point = z.output<typeof point>;

const service = 'svc-analytics';
const params = z.object({ period: z.enum(PERIODS), itemId: id });
const query = z.object({ tz: blankAsAbsent(z.string().max(64)) });
/** `total` counts the period, `previousTotal` the one before it, of equal length. */
const totals = { total: z.int(), previousTotal: z.int() };
const failures = {
  400: 'Unknown time zone.',
  403: 'Another seller owns the item.',
  404: 'There is no such item.',
};
const points = z.array(point);

export const getItemViews = defineCall({
  id: 'getItemViews',
  service,
  method: 'GET',
  path: '/api/getItemViewsLast{period}/{itemId}',
  auth: true,
  summary: 'Views of an item over a period',
  params,
  query,
  success: { status: 200, body: z.object({ views: points, ...totals }) },
  failures,
});

export const getItemFavorites = defineCall({
  id: 'getItemFavorites',
  service,
  method: 'GET',
  path: '/api/getItemFavoritesLast{period}/{itemId}',
  auth: true,
  summary: 'How often an item became a favourite over a period',
  params,
  query,
  success: { status: 200, body: z.object({ favorites: points, ...totals }) },
  failures,
});

export const getItemCarts = defineCall({
  id: 'getItemCarts',
  service,
  method: 'GET',
  path: '/api/getItemCartCountLast{period}/{itemId}',
  auth: true,
  summary: 'How often an item was put into a cart over a period',
  params,
  query,
  success: { status: 200, body: z.object({ carts: points, ...totals }) },
  failures,
});

export const getItemSales = defineCall({
  id: 'getItemSales',
  service,
  method: 'GET',
  path: '/api/getItemsTotalSalesByPeriod/{period}/{itemId}',
  auth: true,
  summary: 'Units of an item sold over a period',
  params,
  query,
  success: { status: 200, body: z.object({ sales: points, ...totals }) },
  failures,
});
