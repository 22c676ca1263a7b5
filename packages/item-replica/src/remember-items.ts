import { LRUCache } from 'lru-cache';
import type { ItemEvent } from './events.ts';
import type { FindItems, ReplicaItem } from './item-replica.ts';

/** How many items an instance holds in memory. */
const MAX_ITEMS = 10_000;
/** Events keep an item true; when they were missed, such as in an outage of the broker, it is stale for no longer, in milliseconds. */
const STALE_AFTER_MS = 10_000;

/**
 * Holds the items that are asked for in memory: filled on demand, kept true by the events that this instance hears (`hear`). An event
 * that is late changes nothing: the newest version stays.
 */
export function rememberItems(findItems: FindItems) {
  const items = new LRUCache<string, ReplicaItem>({ max: MAX_ITEMS, ttl: STALE_AFTER_MS });
  /** The newest versions received while items were being read: what was read may be older. */
  const heard = new LRUCache<string, number>({ max: MAX_ITEMS, ttl: STALE_AFTER_MS });

  return {
    async findItems(ids: readonly string[]): Promise<Map<string, ReplicaItem>> {
      const found = new Map<string, ReplicaItem>();
      const missing: string[] = [];
      for (const id of ids) {
        const item = items.get(id);
        if (item) found.set(id, item);
        else missing.push(id);
      }
      if (missing.length === 0) return found;
      for (const [id, item] of await findItems(missing)) {
        found.set(id, item);
        if (item.version >= (heard.get(id) ?? 0)) items.set(id, item);
      }
      return found;
    },

    /** Takes an event into what is remembered; what is not remembered is read when it is asked for. */
    hear({ subject, type, data }: ItemEvent): void {
      if (data.version > (heard.get(subject) ?? 0)) heard.set(subject, data.version);
      const known = items.get(subject);
      if (!known || known.version >= data.version) return;
      if (type === 'item.unpublished') items.set(subject, { ...known, published: false, version: data.version });
      else items.set(subject, { ...data.item, _id: subject, version: data.version, published: true });
    },
  };
}
