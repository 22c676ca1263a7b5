import { LRUCache } from 'lru-cache';
import type { ItemStock } from './stock.rules.ts';

type FindStock = (items: readonly string[]) => Promise<Map<string, ItemStock>>;

/** Of how many items an instance remembers the stock. */
const MAX_ITEMS = 10_000;
/** When events were missed, such as in an outage of the broker, a stock is stale for no longer, in milliseconds. */
const STALE_AFTER_MS = 10_000;

/**
 * Holds the stock of items in memory for showing it, also that there is none: filled on demand and forgotten when it changes, here
 * (`forget`) or elsewhere, by event. Only to be shown: what is sold is decided by the condition of a write, or by what is read for it.
 */
export function createStockCache(find: FindStock) {
  const stocks = new LRUCache<string, { stock: ItemStock | undefined }>({
    max: MAX_ITEMS,
    ttl: STALE_AFTER_MS,
  });
  /** What was forgotten since a read began may have been read before it changed. */
  const reading = new Set<{ items: ReadonlySet<string>; forgotten: Set<string> }>();

  async function read(items: ReadonlySet<string>): Promise<Map<string, ItemStock>> {
    const current = { items, forgotten: new Set<string>() };
    reading.add(current);
    try {
      const fresh = await find([...items]);
      for (const item of items) if (!current.forgotten.has(item)) stocks.set(item, { stock: fresh.get(item) });
      return fresh;
    } finally {
      reading.delete(current);
    }
  }

  return {
    async find(items: readonly string[]): Promise<Map<string, ItemStock>> {
      const known = new Map(items.map((item) => [item, stocks.get(item)]));
      const missing = new Set(items.filter((item) => !known.get(item)));
      const fresh = missing.size > 0 ? await read(missing) : undefined;
      const found = new Map<string, ItemStock>();
      for (const item of items) {
        const stock = known.get(item)?.stock ?? fresh?.get(item);
        if (stock) found.set(item, stock);
      }
      return found;
    },

    forget(item: string): void {
      stocks.delete(item);
      for (const { items, forgotten } of reading) if (items.has(item)) forgotten.add(item);
    },
  };
}
