import { DEFAULT_DISPATCH, type Dispatch, listDispatch, MAX_DISPATCH_SELLERS } from '@ethereal/contracts/delivery';
import { getJson } from '@ethereal/service-kit/http-client';
import type { Logger } from '@ethereal/service-kit/logger';
import { LRUCache } from 'lru-cache';

/** Returns the dispatch of sellers. A seller whose dispatch is unavailable has the default. */
export type FindDispatch = (sellers: readonly string[]) => Promise<ReadonlyMap<string, Dispatch>>;

/** Timeout of a request to svc-catalog, in milliseconds; an order does not depend on it. */
const DEADLINE_MS = 300;
/**
 * Maximum number of sellers whose dispatch an instance caches. The constant below is the maximum age in milliseconds.
 */
const MAX_CACHED = 10_000;
const CACHE_MS = 60_000;

/** Creates the cached lookup of sellers' dispatch in svc-catalog. */
export function createFindDispatch(catalogUrl: string, logger: Pick<Logger, 'warn'>): FindDispatch {
  const cached = new LRUCache<string, Dispatch>({ max: MAX_CACHED, ttl: CACHE_MS });

  async function read(sellers: readonly string[]): Promise<Record<string, Dispatch>> {
    const url = new URL(listDispatch.path, catalogUrl);
    url.searchParams.set('sellers', sellers.slice(0, MAX_DISPATCH_SELLERS).join());
    const { dispatch } = await getJson(url.href, { schema: listDispatch.success.body, deadlineMs: DEADLINE_MS });
    return dispatch;
  }

  return async (sellers) => {
    const missing = sellers.filter((seller) => !cached.has(seller));
    const found =
      missing.length === 0
        ? {}
        : await read(missing).catch((error: unknown) => {
            logger.warn(
              { err: error, sellers: missing.length },
              'dispatch of sellers could not be read: the default applies',
            );
            return {};
          });
    for (const seller of missing) cached.set(seller, found[seller] ?? DEFAULT_DISPATCH);
    return new Map(sellers.map((seller) => [seller, cached.get(seller) ?? DEFAULT_DISPATCH]));
  };
}
