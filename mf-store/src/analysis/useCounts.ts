import {
  type CountKind,
  getItemCarts,
  getItemFavorites,
  getItemSales,
  getItemViews,
  type Period,
  type Point,
} from '@ethereal/contracts/analytics';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { ApiError } from '@ethereal/web-kit/api/errors.ts';
import { keys } from '@ethereal/web-kit/query/keys.ts';
import { useQuery } from '@tanstack/react-query';

/** Unchanged counts answer with an empty 304, so asking often is cheap; an event shows within 2 s. */
const REFRESH_MS = 1500;

export type Counts = { points: Point[]; total: number; previousTotal: number };

type Request = { params: { period: Period; itemId: string }; query: { tz: string }; signal: AbortSignal };

const LOAD: Readonly<Record<CountKind, (request: Request) => Promise<Counts>>> = {
  views: async (request) => {
    const { views, ...totals } = await callApi(getItemViews, request);
    return { points: views, ...totals };
  },
  favorites: async (request) => {
    const { favorites, ...totals } = await callApi(getItemFavorites, request);
    return { points: favorites, ...totals };
  },
  carts: async (request) => {
    const { carts, ...totals } = await callApi(getItemCarts, request);
    return { points: carts, ...totals };
  },
  sales: async (request) => {
    const { sales, ...totals } = await callApi(getItemSales, request);
    return { points: sales, ...totals };
  },
};

const ownZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** How often something happened to an item over a period, in the viewer's time zone, kept current while one looks. */
export function useCounts(itemId: string, kind: CountKind, period: Period) {
  return useQuery({
    queryKey: [...keys.mine, 'counts', itemId, kind, period],
    queryFn: ({ signal }) => LOAD[kind]({ params: { period, itemId }, query: { tz: ownZone() }, signal }),
    staleTime: 0,
    // What belongs to somebody else, or to nobody, will not change by asking again.
    refetchInterval: ({ state }) =>
      state.error instanceof ApiError && state.error.status < 500 ? false : REFRESH_MS,
  });
}
