import type { ClientRateLimitInfo } from 'express-rate-limit';
import { LRUCache } from 'lru-cache';
import { lruLimit } from './lru-limit.ts';

/** Maximum number of counted keys. */
const MAX_KEYS = 100_000;

/** Counts hits in this process while Redis is unavailable. A window begins with its first hit. */
export function createOwnCounts() {
  const counts = new LRUCache<string, { hits: number }>(lruLimit(MAX_KEYS));
  const infoOf = (key: string, totalHits: number): ClientRateLimitInfo => ({
    totalHits,
    resetTime: new Date(Date.now() + counts.getRemainingTTL(key)),
  });
  return {
    increment(key: string, windowMs: number): ClientRateLimitInfo {
      const count = counts.get(key);
      if (!count) counts.set(key, { hits: 1 }, { ttl: windowMs });
      else count.hits++;
      return infoOf(key, count?.hits ?? 1);
    },
    get(key: string): ClientRateLimitInfo | undefined {
      const count = counts.get(key);
      return count && infoOf(key, count.hits);
    },
    reset: (key: string) => void counts.delete(key),
  };
}
