import { DEFAULT_DISPATCH, type Dispatch, listDispatch, MAX_DISPATCH_SELLERS } from '@ethereal/contracts/delivery';
import { getJson } from '@ethereal/service-kit/http-client';
import type { Logger } from '@ethereal/service-kit/logger';
import { LRUCache } from 'lru-cache';

/** Returns the dispatch of sellers. A seller whose dispatch is not known has the default. */
export type FindDispatch = (sellers: readonly string[]) => Promise<ReadonlyMap<string, Dispatch>>;

/** Timeout of a request to svc-catalog, in milliseconds; an order does not depend on it. */
const DEADLINE_MS = 300;
/** Maximum number of sellers whose dispatch an instance caches. */
const MAX_CACHED = 10_000;
/** Time for which the dispatch of a seller is cached, in milliseconds. */
const CACHE_MS = 60_000;
/** Time without requests after a failed one, in milliseconds, so that orders do not wait for an absent service. */
const REST_MS = 10_000;

/**
 * Creates the cached lookup of sellers' dispatch in svc-catalog. While svc-catalog is unavailable, the cached dispatch
 * applies.
 */
export function createFindDispatch(catalogUrl: string, logger: Pick<Logger, 'warn'>): FindDispatch {
  const cached = new LRUCache<string, { dispatch: Dispatch; freshUntil: number }>({ max: MAX_CACHED });
  let restsUntil = 0;

  /** Reads and caches the dispatch of some sellers. */
  async function read(sellers: readonly string[]): Promise<void> {
    const url = new URL(listDispatch.path, catalogUrl);
    url.searchParams.set('sellers', sellers.join());
    const { dispatch } = await getJson(url.href, { schema: listDispatch.success.body, deadlineMs: DEADLINE_MS });
    const freshUntil = Date.now() + CACHE_MS;
    for (const seller of sellers) cached.set(seller, { dispatch: dispatch[seller] ?? DEFAULT_DISPATCH, freshUntil });
  }

  return async (sellers) => {
    const now = Date.now();
    const isFresh = (seller: string) => (cached.get(seller)?.freshUntil ?? 0) > now;
    const missing = sellers.filter((seller) => !isFresh(seller)).slice(0, MAX_DISPATCH_SELLERS);
    if (missing.length > 0 && now >= restsUntil)
      await read(missing).catch((error: unknown) => {
        restsUntil = Date.now() + REST_MS;
        const message = 'dispatch of sellers could not be read: the last known one or the default applies';
        logger.warn({ err: error, sellers: missing.length }, message);
      });
    return new Map(sellers.map((seller) => [seller, cached.get(seller)?.dispatch ?? DEFAULT_DISPATCH]));
  };
}
