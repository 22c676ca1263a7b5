import { hash } from 'node:crypto';
import type { Request, RequestHandler } from 'express';
import { ipKeyGenerator, rateLimit } from 'express-rate-limit';
import type { Redis } from 'ioredis';
import { tooMany } from './errors.ts';
import type { Logger } from './logger.ts';
import { createLimitStores } from './rate-limit-store.ts';

export type LimitOptions = {
  /** Names the counter; limits of the same name share it. */
  name: string;
  windowSeconds: number;
  /** Calls per window, before RATE_LIMIT_FACTOR. */
  max: number;
  /** What is counted; the caller's address unless given. */
  key?: (request: Request) => string;
};

export type Window = { windowSeconds: number; max: number };
export type Hits = { allowed: boolean; count: number; retryAfterSeconds: number };

export type RateLimiter = {
  /** Middleware: over the limit 429 with Retry-After. */
  limit(options: LimitOptions): RequestHandler;
  /** Counts one more for a key, say an account; `allowed` while the count is within `max`. */
  hit(name: string, key: string, window: Window): Promise<Hits>;
  /** As `hit`, without counting; `allowed` while one more would be. */
  peek(name: string, key: string, window: Window): Promise<Hits>;
  /** Forgets the count of a key. */
  reset(name: string, key: string): Promise<void>;
};

export type RateLimiterOptions = {
  /** The service whose limits they are: no other can forget their counts. */
  name: string;
  redis: Redis;
  prefix: string;
  factor: number;
  logger: Logger;
};

/** What a limit by address counts: IPv6 addresses of one network are one. */
export const addressOf = (request: Request): string => ipKeyGenerator(request.ip ?? '');

/** Keys may be addresses of people: Redis gets only a digest. */
const digest = (key: string) => hash('sha256', key, 'base64url').slice(0, 22);

const secondsUntil = (time: Date | undefined) =>
  time ? Math.max(1, Math.ceil((time.getTime() - Date.now()) / 1000)) : 1;

/** Rate limits shared by all instances of a service through Redis; while that is away each instance counts alone. */
export function createRateLimiter({ name, redis, prefix, factor, logger }: RateLimiterOptions): RateLimiter {
  const stores = createLimitStores(redis, `${prefix}${name.replace(/^svc-/, '')}:limit:`);
  const allowance = (max: number) => Math.max(1, Math.floor(max * factor));

  return {
    limit({ name, windowSeconds, max, key }) {
      return rateLimit({
        windowMs: windowSeconds * 1000,
        limit: allowance(max),
        store: stores.open(name, windowSeconds),
        keyGenerator: (request) => digest(key ? key(request) : addressOf(request)),
        standardHeaders: 'draft-7',
        legacyHeaders: false,
        validate: false,
        logger: {
          error: (error) => logger.debug({ err: error, limit: name }, 'limit not checked'),
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
      const store = stores.open(name, windowSeconds);
      const { totalHits, resetTime } = await store.increment(digest(key));
      return {
        allowed: totalHits <= allowance(max),
        count: totalHits,
        retryAfterSeconds: secondsUntil(resetTime),
      };
    },

    async peek(name, key, { windowSeconds, max }) {
      const store = stores.open(name, windowSeconds);
      const found = await store.get(digest(key));
      const count = found?.totalHits || 0;
      return { allowed: count < allowance(max), count, retryAfterSeconds: secondsUntil(found?.resetTime) };
    },

    async reset(name, key) {
      await stores.open(name, 1).resetKey(digest(key));
    },
  };
}
