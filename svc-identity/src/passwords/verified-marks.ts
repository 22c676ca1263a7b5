import { unavailable } from '@ethereal/service-kit/errors';
import type { Redis } from '@ethereal/service-kit/redis';

const LIFE_SECONDS = 5 * 60;

const away = (cause: unknown): never => {
  throw unavailable(undefined, { cause });
};

/** Remembers for five minutes that the holder of a token knew the password. */
export function createVerifiedMarks(redis: Redis, prefix: string) {
  const key = (jti: string) => `${prefix}password-verified:${jti}`;
  return {
    async set(jti: string): Promise<void> {
      await redis.set(key(jti), '1', 'EX', LIFE_SECONDS).catch(away);
    },
    /** Whether there was a mark; it serves once. */
    async take(jti: string): Promise<boolean> {
      return (await redis.getdel(key(jti)).catch(away)) !== null;
    },
  };
}
