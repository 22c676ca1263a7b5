import { Redis } from 'ioredis';
import type { Rights } from './rights.ts';

/** Creates for every service an account for its own keys, and saves the accounts where Redis has a file for them. */
export async function makeRedisAccounts(
  url: string,
  rights: readonly Rights[],
  passwordOf: (service: string) => string,
): Promise<void> {
  const redis = new Redis(url, { maxRetriesPerRequest: 5 });
  try {
    for (const { name, redis: rules } of rights) {
      await redis.acl('SETUSER', name, 'reset', 'on', `>${passwordOf(name)}`, ...rules);
    }
    await redis.acl('SAVE').catch((error: unknown) => {
      const isWithoutFile = error instanceof Error && /not configured to use an ACL file/i.test(error.message);
      if (!isWithoutFile) throw error;
      console.warn('Redis has no aclfile: run this again whenever it was restarted.');
    });
  } finally {
    redis.disconnect();
  }
}
