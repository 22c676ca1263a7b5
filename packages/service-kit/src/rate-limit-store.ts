import { createHash } from 'node:crypto';
import type { ClientRateLimitInfo } from 'express-rate-limit';
import type { Redis } from 'ioredis';
import { LRUCache } from 'lru-cache';
import { RedisStore } from 'rate-limit-redis';
import { withDeadline } from './deadline.ts';
import { lruLimit } from './lru-limit.ts';

type Reply = Awaited<ReturnType<RedisStore['sendCommand']>>;

/** Timeout of one command to Redis, in milliseconds. After it the hit counts in this process alone. */
const TIMEOUT_MS = 300;

/**
 * Returns a function that sends the store's commands to Redis. The store loads its scripts when it is created and
 * caches the failure if Redis is unavailable at that time. Therefore loading is answered here, and a script that Redis
 * lacks is sent with the command.
 */
function scriptSender(redis: Redis) {
  const scripts = new Map<string, string>();
  const call = async (command: string, args: string[]) =>
    (await withDeadline(redis.call(command, ...args), TIMEOUT_MS, 'Redis')) as Reply;

  return async (command: string, ...args: string[]): Promise<Reply> => {
    const [first = '', ...rest] = args;
    if (command === 'SCRIPT') {
      const text = rest[0] ?? '';
      const sha = createHash('sha1').update(text).digest('hex');
      scripts.set(sha, text);
      return sha;
    }
    try {
      return await call(command, args);
    } catch (error) {
      const script = scripts.get(first);
      if (script && error instanceof Error && error.message.startsWith('NOSCRIPT')) {
        return call('EVAL', [script, ...rest]);
      }
      throw error;
    }
  };
}

/** Maximum number of counted keys. */
const MAX_KEYS = 100_000;

/** Counts hits in this process while Redis is unavailable. A window begins with its first hit. */
function createOwnCounts() {
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
    decrement(key: string): void {
      const count = counts.get(key);
      if (count) count.hits = Math.max(0, count.hits - 1);
    },
    reset: (key: string) => void counts.delete(key),
  };
}

/** Store as `express-rate-limit` expects it. */
type LimitStore = {
  increment(key: string): Promise<ClientRateLimitInfo>;
  get(key: string): Promise<ClientRateLimitInfo | undefined>;
  decrement(key: string): Promise<void>;
  resetKey(key: string): Promise<void>;
};

/**
 * Returns a function that opens the store of a name and a window. Instances with the same name count together in Redis,
 * and separately while Redis is unavailable.
 */
export function createLimitStores(redis: Redis, prefix: string) {
  const sendCommand = scriptSender(redis);
  const own = createOwnCounts();
  const stores = new Map<string, LimitStore>();

  function create(name: string, windowMs: number): LimitStore {
    const shared = new RedisStore({ sendCommand, prefix: `${prefix}${name}:` });
    // The store reads only the window from the options.
    void shared.init({ windowMs } as Parameters<RedisStore['init']>[0]);
    const ownKey = (key: string) => `${name}:${key}`;
    return {
      increment: (key) => shared.increment(key).catch(() => own.increment(ownKey(key), windowMs)),
      get: (key) => shared.get(key).catch(() => own.get(ownKey(key))),
      decrement: (key) => shared.decrement(key).catch(() => own.decrement(ownKey(key))),
      async resetKey(key) {
        own.reset(ownKey(key));
        await shared.resetKey(key).catch(() => {});
      },
    };
  }

  return (name: string, windowSeconds: number): LimitStore => {
    const id = `${name}:${windowSeconds}`;
    const store = stores.get(id) ?? create(name, windowSeconds * 1000);
    stores.set(id, store);
    return store;
  };
}
