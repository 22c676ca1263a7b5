import { once } from 'node:events';
import { Redis } from 'ioredis';
import type { Logger } from './logger.ts';
import { redisUp } from './metrics.ts';

export type { Redis } from 'ioredis';

/**
 * Opens a connection that fails fast: while Redis is unavailable every command rejects at once (a stalled server:
 * within a second), and it reconnects forever. Resolves when connected, or after 2 s without a connection, because
 * Redis holds no data that must survive.
 */
export async function connectRedis({ url, logger }: { url: string; logger: Logger }): Promise<Redis> {
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    enableAutoPipelining: true,
    maxRetriesPerRequest: 1,
    commandTimeout: 1000,
    connectTimeout: 2000,
    socketTimeout: 5000,
    retryStrategy: (attempt) => Math.min(50 * 2 ** Math.min(attempt, 6), 2000),
  });
  let up: boolean | undefined;
  redis.on('ready', () => {
    redisUp.set(1);
    if (up === false) logger.info('Redis is available again');
    up = true;
  });
  redis.on('error', (error: Error) => {
    if (up !== false) logger.warn({ err: error }, 'Redis is unavailable');
    up = false;
  });
  redis.on('close', () => {
    redisUp.set(0);
    if (up) logger.warn('Redis is unavailable');
    up = false;
  });
  const connected = new AbortController();
  await Promise.race([
    once(redis, 'ready', { signal: connected.signal }).catch(() => {}),
    new Promise((resolve) => setTimeout(resolve, 2000).unref()),
  ]);
  connected.abort();
  return redis;
}
