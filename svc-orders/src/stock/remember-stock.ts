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
export function rememberStock(find: FindStock) {
  const stocks = new LRUCache<string, { stock: ItemStock | undefined }>({
    max: MAX_ITEMS,
    ttl: STALE_AFTER_MS,
  });
  /** What was forgotten since a read began may have been read before it changed. */
  const reading = new Set<{ items: ReadonlySet<string>; forgotten: Set<string> }>();

  return {
    async find(items: readonly string[]): Promise<Map<string, ItemStock>> {
      const found = new Map<string, ItemStock>();
      const missing = new Set<string>();
      for (const item of items) {
        const known = stocks.get(item);
        if (known?.stock) found.set(item, known.stock);
        else if (!known) missing.add(item);
      }
      if (missing.size === 0) return found;
      const read = { items: missing, forgotten: new Set<string>() };
      reading.add(read);
      try {
        const fresh = await find([...missing]);
        for (const item of missing) {
          const stock = fresh.get(item);
          if (stock) found.set(item, stock);
          if (!read.forgotten.has(item)) stocks.set(item, { stock });
        }
      } finally {
        reading.delete(read);
      }
      return found;
    },

    forget(item: string): void {
      stocks.delete(item);
      for (const { items, forgotten } of reading) if (items.has(item)) forgotten.add(item);
    },
  };
}
