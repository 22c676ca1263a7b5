import type { Redis } from 'ioredis';
import type { Logger } from './logger.ts';
import { redisMayEvict } from './metrics.ts';

const LOOK_EVERY_MS = 60_000;
const KEEPS_ALL = 'noeviction';

/** What Redis drops when its memory is full, in its own word; undefined while it is away, or does not tell. */
async function policyOf(redis: Redis): Promise<string | undefined> {
  const info = await redis.info('memory').catch(() => '');
  return /^maxmemory_policy:(\S+)/m.exec(info)?.[1];
}

type Options = { logger: Logger; onStop(name: string, stop: () => void): void };

/**
 * Makes sure that Redis drops no key to make room, now and once a minute from now on: the mark of an ended session that is dropped alone is missed by
 * nobody, and its token would be good again. A policy that is changed later is told to the log and to `redis_may_evict`.
 * @throws when it may; a Redis that is away or does not tell is taken as it is
 */
export async function requireNoEviction(redis: Redis, { logger, onStop }: Options): Promise<void> {
  const look = async () => {
    const policy = await policyOf(redis);
    const mayEvict = policy !== undefined && policy !== KEEPS_ALL;
    redisMayEvict.set(mayEvict ? 1 : 0);
    return mayEvict ? policy : undefined;
  };
  const found = await look();
  if (found !== undefined) {
    throw new Error(
      `Redis may drop the marks of ended sessions (maxmemory-policy is ${found}): set it to ${KEEPS_ALL}`,
    );
  }
  const timer = setInterval(async () => {
    const policy = await look();
    if (policy !== undefined) logger.error({ policy }, 'Redis may drop the marks of ended sessions');
  }, LOOK_EVERY_MS).unref();
  onStop('eviction watch', () => clearInterval(timer));
}
