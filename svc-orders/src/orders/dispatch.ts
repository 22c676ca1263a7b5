import { DEFAULT_DISPATCH, type Dispatch, listDispatch, MAX_DISPATCH_SELLERS } from '@ethereal/contracts/delivery';
import { getJson } from '@ethereal/service-kit/http-client';
import type { Logger } from '@ethereal/service-kit/logger';
import { LRUCache } from 'lru-cache';

/** Returns the dispatch of sellers. A seller whose dispatch is not known has the default. */
export type FindDispatch = (sellers: readonly string[]) => Promise<ReadonlyMap<string, Dispatch>>;

/** Timeout of a request to svc-catalog, in milliseconds; an order does not depend on it. */
const DEADLINE_MS = 300;
/** Maximum number of sellers whose dispatch an instance caches, and its maximum age in milliseconds. */
const MAX_CACHED = 10_000;
const CACHE_MS = 60_000;

/** Creates the cached lookup of sellers' dispatch in svc-catalog. */
export function createFindDispatch(catalogUrl: string, logger: Pick<Logger, 'warn'>): FindDispatch {
  const cached = new LRUCache<string, Dispatch>({ max: MAX_CACHED, ttl: CACHE_MS });

  /** Reads and caches the dispatch of some sellers. */
  async function read(sellers: readonly string[]): Promise<void> {
    const url = new URL(listDispatch.path, catalogUrl);
    url.searchParams.set('sellers', sellers.join());
    const { dispatch } = await getJson(url.href, { schema: listDispatch.success.body, deadlineMs: DEADLINE_MS });
    for (const seller of sellers) cached.set(seller, dispatch[seller] ?? DEFAULT_DISPATCH);
  }

  return async (sellers) => {
    const missing = sellers.filter((seller) => !cached.has(seller)).slice(0, MAX_DISPATCH_SELLERS);
    if (missing.length > 0)
      await read(missing).catch((error: unknown) =>
        logger.warn(
          { err: error, sellers: missing.length },
          'dispatch of sellers could not be read: the default applies',
        ),
      );
    return new Map(sellers.map((seller) => [seller, cached.get(seller) ?? DEFAULT_DISPATCH]));
  };
}
