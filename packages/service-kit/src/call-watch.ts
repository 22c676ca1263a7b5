import { LRUCache } from 'lru-cache';
import { atMost } from './at-most.ts';
import type { Logger } from './logger.ts';
import { httpUnusualCallers } from './metrics.ts';
import { currentRequestId } from './request-context.ts';

/** Period over which calls of one person are counted, in milliseconds. */
const WINDOW_MS = 10 * 60_000;
const REMEMBERED = 100_000;

/**
 * Counts the calls of each person at this instance, and reports a person with more than `most` calls once in ten
 * minutes, because a program may be using their token. It rejects nothing; rate limits do.
 */
export function createCallWatch({ most, logger }: { most: number; logger: Logger }) {
  const counts = new LRUCache<string, { calls: number }>({ ...atMost(REMEMBERED), ttl: WINDOW_MS });
  return (user: string): void => {
    const count = counts.get(user);
    if (!count) counts.set(user, { calls: 1 });
    else if (++count.calls === most + 1) {
      httpUnusualCallers.inc();
      logger.info({ audit: 'calls.unusual', user, calls: count.calls, requestId: currentRequestId() }, 'audit');
    }
  };
}
