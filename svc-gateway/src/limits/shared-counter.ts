import { lruLimit } from '@ethereal/service-kit/lru-limit';
import type { Redis } from '@ethereal/service-kit/redis';
import { LRUCache } from 'lru-cache';

type Window = {
  endsAt: number;
  lengthMs: number;
  /** Count of all gateways at the last exchange with Redis, including this gateway's own part. */
  counted: number;
  /** Calls that this gateway counted since the last exchange. */
  pending: number;
  /** Number of pending calls from which they are exchanged. */
  shareFrom: number;
};

type Verdict = { allowed: true } | { allowed: false; retryAfterSeconds: number };

/** Interval at which counts are exchanged through Redis, in milliseconds. */
const EXCHANGE_MS = 200;
/**
 * Part of a limit that a gateway counts alone. Most keys never exceed it, such as one visitor's views of one item, and
 * each exchange costs two commands. Several gateways together may exceed a limit by this part each.
 */
const UNSHARED_PART = 0.02;
/** Maximum number of counted keys. Beyond it, the key that was called least recently is counted anew. */
const MAX_WINDOWS = 100_000;
const ALLOWED: Verdict = { allowed: true };

/**
 * Counts calls in fixed windows. A call is checked against the counts in this process, so that it costs no round trip.
 * The gateways exchange their counts through Redis several times a second. While Redis is unavailable, each gateway
 * counts alone.
 */
export function createSharedCounter({ redis, prefix }: { redis: Redis; prefix: string }) {
  const windows = new LRUCache<string, Window>(lruLimit(MAX_WINDOWS));
  const changed = new Set<string>();
  let exchanging = false;

  async function exchange(now: number): Promise<void> {
    if (exchanging || changed.size === 0) return;
    exchanging = true;
    const keys = [...changed];
    changed.clear();
    await Promise.all(keys.map((key) => exchangeOne(key, now)));
    exchanging = false;
  }

  async function exchangeOne(key: string, now: number): Promise<void> {
    const window = windows.peek(key);
    if (!window || window.pending === 0 || (window.counted === 0 && window.pending < window.shareFrom)) return;
    const part = window.pending;
    window.pending = 0;
    window.counted += part;
    try {
      // The number of the call's own window, which may have ended since the call.
      const name = `${prefix}${key}:${window.endsAt / window.lengthMs - 1}`;
      const [total] = await Promise.all([
        redis.incrby(name, part),
        redis.pexpire(name, Math.max(1, Math.ceil(window.endsAt - now)) + 1000),
      ]);
      window.counted = Math.max(window.counted, total);
    } catch {
      // Redis is unavailable; its connection logs that. Calls are counted locally until it is back.
    }
  }

  const timer = setInterval(() => void exchange(Date.now()), EXCHANGE_MS);
  timer.unref();

  return {
    /** Counts one call of `key`. `now` is in milliseconds since 1970, so that all gateways share their windows. */
    hit(key: string, { windowSeconds, max }: { windowSeconds: number; max: number }, now: number): Verdict {
      let window = windows.get(key);
      if (!window || window.endsAt <= now) {
        const lengthMs = windowSeconds * 1000;
        window = {
          endsAt: (Math.floor(now / lengthMs) + 1) * lengthMs,
          lengthMs,
          counted: 0,
          pending: 0,
          shareFrom: max * UNSHARED_PART,
        };
        windows.set(key, window);
      }
      if (window.counted + window.pending >= max) {
        return { allowed: false, retryAfterSeconds: Math.max(1, Math.ceil((window.endsAt - now) / 1000)) };
      }
      window.pending++;
      changed.add(key);
      return ALLOWED;
    },
    stop: () => clearInterval(timer),
  };
}

export type SharedCounter = ReturnType<typeof createSharedCounter>;
