import { LRUCache } from 'lru-cache';
import { type ItemEvent, replicaOf } from './events.ts';
import { type FindItems, type PricedItem, pricedAt, type ReplicaItem } from './item-replica.ts';

/** Maximum number of items in the memory of an instance. */
const MAX_ITEMS = 10_000;
/** Maximum age of an item in milliseconds, in case events were missed during an outage of the broker. */
const STALE_AFTER_MS = 10_000;

/**
 * Caches requested items in memory. Events that this instance receives (`apply`) keep them current; a late event is
 * ignored, because the newest version stays. Prices are computed for each call, so a sale begins and ends at its
 * second.
 */
export function cacheItems(findItems: FindItems, now = () => new Date()) {
  const items = new LRUCache<string, ReplicaItem>({ max: MAX_ITEMS, ttl: STALE_AFTER_MS });
  /** Newest versions received while items were being read, because the read may be older. */
  const newest = new LRUCache<string, number>({ max: MAX_ITEMS, ttl: STALE_AFTER_MS });

  return {
    async findItems(ids: readonly string[]): Promise<Map<string, PricedItem>> {
      const found = new Map<string, PricedItem>();
      const at = now();
      const missing: string[] = [];
      for (const id of ids) {
        const item = items.get(id);
        if (item) found.set(id, pricedAt(item, at));
        else missing.push(id);
      }
      if (missing.length === 0) return found;
      for (const [id, item] of await findItems(missing)) {
        found.set(id, item);
        if (item.version >= (newest.get(id) ?? 0)) items.set(id, item);
      }
      return found;
    },

    /** Applies an event to a cached item; other items are read when they are requested. */
    apply({ subject, type, data }: ItemEvent): void {
      if (data.version > (newest.get(subject) ?? 0)) newest.set(subject, data.version);
      const cached = items.get(subject);
      if (!cached || cached.version >= data.version) return;
      if (type === 'item.unpublished') items.set(subject, { ...cached, published: false, version: data.version });
      else items.set(subject, { ...replicaOf(data.item), _id: subject, version: data.version, published: true });
    },
  };
}
