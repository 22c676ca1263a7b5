import type { FindItems, ReplicaItem } from '@ethereal/item-replica/item-replica';
import type { ReplicaStore } from '@ethereal/item-replica/store';

export type SellersOf = (items: readonly string[]) => Promise<ReadonlyMap<string, string>>;

/** Maximum number of cached sellers. An entry is never outdated, because an item keeps its seller. */
const MAX_CACHED = 200_000;
/** Maximum number of items of a batch that are requested from svc-catalog. */
const MAX_REQUESTED = 20;
/** Time for which an item counts as unknown before it is requested again, in milliseconds. */
const UNKNOWN_FOR_MS = 30_000;

/**
 * Creates the function that returns the sellers of items. Items whose seller cannot be found are left out, because
 * counting never waits for svc-catalog.
 */
export function createSellersOf(
  store: Pick<ReplicaStore, 'find'>,
  findItems: FindItems,
  now: () => number = Date.now,
): SellersOf {
  const cached = new Map<string, string>();
  const unknownUntil = new Map<string, number>();

  const keep = (found: Iterable<ReplicaItem>) => {
    for (const { _id, seller } of found) cached.set(_id, seller);
  };

  return async (items) => {
    if (cached.size > MAX_CACHED) cached.clear();
    if (unknownUntil.size > MAX_CACHED) unknownUntil.clear();
    const missing = [...new Set(items.filter((item) => !cached.has(item)))];
    if (missing.length > 0) keep(await store.find(missing));
    const requests = missing
      .filter((item) => !cached.has(item) && (unknownUntil.get(item) ?? 0) < now())
      .slice(0, MAX_REQUESTED);
    if (requests.length > 0) {
      for (const item of requests) unknownUntil.set(item, now() + UNKNOWN_FOR_MS);
      keep((await findItems(requests).catch(() => new Map<string, ReplicaItem>())).values());
    }
    return cached;
  };
}
