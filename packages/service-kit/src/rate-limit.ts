import { hash } from 'node:crypto';
import type { Request, RequestHandler } from 'express';
import { ipKeyGenerator, rateLimit } from 'express-rate-limit';
import type { Redis } from 'ioredis';
import { tooMany } from './errors.ts';
import type { Logger } from './logger.ts';
import { createLimitStores } from './rate-limit-store.ts';

type LimitOptions = {
  /** Name of the counter; limits with the same name share it. */
  name: string;
  windowSeconds: number;
  /** Maximum number of calls per window, before RATE_LIMIT_FACTOR. */
  max: number;
  /** Returns the key that calls are counted by; the caller's address by default. */
  key?: (request: Request) => string;
};

export type Window = { windowSeconds: number; max: number };
export type Hits = { allowed: boolean; count: number; retryAfterSeconds: number };

export type RateLimiter = {
  /** Creates a middleware that answers 429 with Retry-After above the limit. */
  limit(options: LimitOptions): RequestHandler;
  /** Counts one hit of a key, such as an account; `allowed` while the count is within `max`. */
  hit(name: string, key: string, window: Window): Promise<Hits>;
  /** Returns the count without a hit; `allowed` while one more hit would be. */
  peek(name: string, key: string, window: Window): Promise<Hits>;
  /** Subtracts hits of a key, such as those of attempts that turned out to be right. */
  subtract(name: string, key: string, window: Window, hits: number): Promise<void>;
  /** Deletes the count of a key. */
  reset(name: string, key: string): Promise<void>;
};

type RateLimiterOptions = {
  /** Service whose limits these are; no other service can delete their counts. */
  name: string;
  redis: Redis;
  prefix: string;
  factor: number;
  logger: Logger;
};

/** Returns the key of a limit by address: IPv6 addresses of one network share it. */
export const addressOf = (request: Request): string => ipKeyGenerator(request.ip ?? '');

/** Returns a digest of a key, because keys may be addresses of people and are not stored in Redis. */
const digest = (key: string) => hash('sha256', key, 'base64url').slice(0, 22);

const secondsUntil = (time: Date | undefined) =>
  time ? Math.max(1, Math.ceil((time.getTime() - Date.now()) / 1000)) : 1;

/**
 * Creates rate limits that all instances of a service share through Redis; while it is unavailable, each instance
 * counts alone.
 */
export function createRateLimiter({ name, redis, prefix, factor, logger }: RateLimiterOptions): RateLimiter {
  const storeOf = createLimitStores(redis, `${prefix}${name.replace(/^svc-/, '')}:limit:`);
  const allowance = (max: number) => Math.max(1, Math.floor(max * factor));

  return {
    limit({ name, windowSeconds, max, key }) {
      return rateLimit({
        windowMs: windowSeconds * 1000,
        limit: allowance(max),
        store: storeOf(name, windowSeconds),
        keyGenerator: (request) => digest(key ? key(request) : addressOf(request)),
        standardHeaders: 'draft-7',
        legacyHeaders: false,
        validate: false,
        logger: {
          error: (error) =>
            logger.debug({ err: error, limit: name }, 'the rate limit could not be checked; the request is allowed'),
          warn: () => {},
        },
        handler: (request, _response, next) => {
          const info: unknown = Reflect.get(request, 'rateLimit');
          const resetTime =
            typeof info === 'object' && info !== null && 'resetTime' in info && info.resetTime instanceof Date
              ? info.resetTime
              : undefined;
          next(
            tooMany('Too many requests. Please try again later.', {
              retryAfterSeconds: secondsUntil(resetTime),
            }),
          );
        },
      });
    },

    async hit(name, key, { windowSeconds, max }) {
      const store = storeOf(name, windowSeconds);
      const { totalHits, resetTime } = await store.increment(digest(key));
      return {
        allowed: totalHits <= allowance(max),
        count: totalHits,
        retryAfterSeconds: secondsUntil(resetTime),
      };
    },

    async peek(name, key, { windowSeconds, max }) {
      const store = storeOf(name, windowSeconds);
      const found = await store.get(digest(key));
      const count = found?.totalHits || 0;
      return { allowed: count < allowance(max), count, retryAfterSeconds: secondsUntil(found?.resetTime) };
    },

    async subtract(name, key, { windowSeconds }, hits) {
      const store = storeOf(name, windowSeconds);
      await Promise.all(Array.from({ length: hits }, () => store.decrement(digest(key))));
    },

    async reset(name, key) {
      await storeOf(name, 1).resetKey(digest(key));
    },
  };
}
