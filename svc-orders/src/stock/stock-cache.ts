import { LRUCache } from 'lru-cache';
import type { ItemStock } from './stock.rules.ts';

type FindStock = (items: readonly string[]) => Promise<Map<string, ItemStock>>;

/** Maximum number of items whose stock an instance caches. */
const MAX_ITEMS = 10_000;
/** Maximum age of a cached stock, in milliseconds, for events that were missed in an outage of the broker. */
const STALE_AFTER_MS = 10_000;

/**
 * Caches the stock of items for display. An entry is read on demand and removed when the stock changes in this instance
 * (`evict`) or in another one, by event. Sales never depend on the cache: the condition of a write decides what is
 * sold.
 */
export function createStockCache(find: FindStock) {
  const stocks = new LRUCache<string, { stock: ItemStock | undefined }>({
    max: MAX_ITEMS,
    ttl: STALE_AFTER_MS,
  });
  /** Reads in progress. The result for an item that changed meanwhile may be outdated, so it is not cached. */
  const reads = new Set<{ items: ReadonlySet<string>; changed: Set<string> }>();

  async function read(items: ReadonlySet<string>): Promise<Map<string, ItemStock>> {
    const current = { items, changed: new Set<string>() };
    reads.add(current);
    try {
      const fresh = await find([...items]);
      for (const item of items) if (!current.changed.has(item)) stocks.set(item, { stock: fresh.get(item) });
      return fresh;
    } finally {
      reads.delete(current);
    }
  }

  return {
    async find(items: readonly string[]): Promise<Map<string, ItemStock>> {
      const cached = new Map(items.map((item) => [item, stocks.get(item)]));
      const missing = new Set(items.filter((item) => !cached.get(item)));
      const fresh = missing.size > 0 ? await read(missing) : undefined;
      const found = new Map<string, ItemStock>();
      for (const item of items) {
        const stock = cached.get(item)?.stock ?? fresh?.get(item);
        if (stock) found.set(item, stock);
      }
      return found;
    },

    evict(item: string): void {
      stocks.delete(item);
      for (const { items, changed } of reads) if (items.has(item)) changed.add(item);
    },
  };
}
