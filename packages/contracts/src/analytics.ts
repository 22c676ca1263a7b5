import { z } from 'zod';
import { defineCall } from './call.ts';
import { oneOf } from './choice.ts';
import { blankAsAbsent, id, moment } from './common.ts';

/** Periods of a dashboard, which end now: 24 hours, 7 days, 30 days, 12 months. */
export const PERIODS = ['Day', 'Week', 'Month', 'Year'] as const;
export type Period = (typeof PERIODS)[number];

/**
 * Counts of an item, each with its title, in the order of the item's dashboard. A further kind is a row here and a row
 * in `svc-analytics/src/events/counted.ts`.
 */
export const ITEM_COUNTS = {
  favorites: 'Favorite Count',
  carts: 'Cart Count',
  views: 'Item Views',
  sales: 'Item Sales',
} as const;
export type CountKind = keyof typeof ITEM_COUNTS;
export const COUNT_KINDS = Object.keys(ITEM_COUNTS) as CountKind[];
/** Kinds that the overview of a store adds up. */
export const STORE_KINDS = ['views', 'favorites', 'carts', 'sales'] as const satisfies readonly CountKind[];

export type TimeUnit = 'minute' | 'hour' | 'day' | 'month';

/** Returns the unit of time of a series of this kind and period. */
export function unitOf(kind: CountKind, period: Period): TimeUnit {
  if (period === 'Day') return kind === 'sales' ? 'hour' : 'minute';
  return period === 'Year' ? 'month' : 'day';
}

/** Start and count of one unit of time. Units with a count of zero are left out. */
export const point = z.object({ date: moment, count: z.int() });
export type Point = z.output<typeof point>;

const service = 'svc-analytics';
const params = z.object({ period: oneOf(PERIODS), itemId: id });
const query = z.object({ tz: blankAsAbsent(z.string().max(64)) });
/** `total` counts the period, and `previousTotal` counts the period of equal length before it. */
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
  summary: 'List how often an item was viewed over a period',
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
  summary: 'List how often an item became a favorite over a period',
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
  summary: 'List how often an item was added to carts over a period',
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
  summary: 'List how many units of an item were sold over a period',
  params,
  query,
  success: { status: 200, body: z.object({ sales: points, ...totals }) },
  failures,
});

const series = z.object({ points, ...totals });
export type Series = z.output<typeof series>;

export const getItemCounts = defineCall({
  id: 'getItemCounts',
  service,
  method: 'GET',
  path: '/api/getItemCountsLast{period}/{itemId}',
  auth: true,
  summary: 'Get all charts of an item over a period in one call',
  params,
  query,
  success: {
    status: 200,
    body: z.object(Object.fromEntries(COUNT_KINDS.map((kind) => [kind, series])) as Record<CountKind, typeof series>),
  },
  failures,
});

/** Counts of all items of a seller in a period; `revenue` is in dollars. All counts are net of reversals. */
const storeTotals = z.object({
  views: z.int(),
  favorites: z.int(),
  carts: z.int(),
  sales: z.int(),
  revenue: z.number(),
});
export type StoreTotals = z.output<typeof storeTotals>;

/** Start and counts of one unit of time of a store. Units whose counts are all zero are left out. */
const storePoint = storeTotals.extend({ date: moment });
export type StorePoint = z.output<typeof storePoint>;

/** One of a seller's items in a period, with its counts of the period before. */
const rankedItem = z.object({
  _id: id,
  name: z.string(),
  itemImg: z.string(),
  views: z.int(),
  previousViews: z.int(),
  sales: z.int(),
  previousSales: z.int(),
  revenue: z.number(),
});
export type RankedItem = z.output<typeof rankedItem>;

/** Returns the unit of time of a store's overview. */
export const storeUnitOf = (period: Period): TimeUnit => unitOf('sales', period);

export const getStoreOverview = defineCall({
  id: 'getStoreOverview',
  service,
  method: 'GET',
  path: '/api/storeOverviewLast{period}',
  auth: true,
  summary: 'Get the totals, the trends, the best and the falling items of a seller over a period',
  params: z.object({ period: oneOf(PERIODS) }),
  query,
  success: {
    status: 200,
    body: z.object({
      totals: storeTotals,
      previousTotals: storeTotals,
      points: z.array(storePoint),
      /**
       * At most five items each: those with the highest revenue, and those whose views fell most against the period
       * before.
       */
      best: z.array(rankedItem),
      falling: z.array(rankedItem),
    }),
  },
  failures: { 400: 'Unknown time zone.' },
});

const count = z.int();

export const getDeskSummary = defineCall({
  id: 'getDeskSummary',
  service,
  method: 'GET',
  path: '/api/desk/summary',
  auth: true,
  roles: ['operator', 'support'],
  summary: "Get the shop's figures of a day in a time zone, net of cancellations and returns",
  query: z.strictObject({ day: z.iso.date('Must be a day, as 2026-02-28.'), ...query.shape }),
  success: {
    status: 200,
    body: z.object({
      views: count,
      favorites: count,
      carts: count,
      /** Number of units sold, and their price. */
      sales: count,
      revenueCents: count,
      orders: count,
      /** Sum of the discounts of the orders, net of cancellations and returns; absent in answers of older versions. */
      discountCents: count.optional(),
      newPeople: count,
      newItems: count,
      /** Number of reports that are open now, whichever day was requested. */
      openReports: count,
    }),
  },
  failures: { 400: 'No such day, or unknown time zone.' },
});
