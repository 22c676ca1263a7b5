import { LRUCache } from 'lru-cache';
import { type Doc, decode } from '../bson.ts';

export type DocCache = ReturnType<typeof createDocCache>;

/**
 * The most recently used documents in decoded form, up to a number of stored bytes. They serve matching and keys and
 * must not be changed; a caller that changes or returns a document decodes its own copy.
 */
export function createDocCache(limit: number) {
  const documents = new LRUCache<number, Doc>({ maxSize: limit });
  return {
    evict: (rid: number): void => void documents.delete(rid),
    read(rid: number, raw: Uint8Array): Doc {
      const cached = documents.get(rid);
      if (cached) return cached;
      const doc = decode(raw);
      documents.set(rid, doc, { size: raw.length });
      return doc;
    },
    clear: (): void => documents.clear(),
  };
}
