import type { Logger } from '@ethereal/service-kit/logger';
import type { Redis } from '@ethereal/service-kit/redis';
import { revokeToken, revokeUser } from '@ethereal/service-kit/revocation';
import { repeat } from '../mail/repeat.ts';
import type { UsersStore } from '../users/users.store.ts';
import type { SessionsStore } from './sessions.store.ts';

type RestoreOptions = {
  users: UsersStore;
  store: SessionsStore;
  redis: Redis;
  redisPrefix: string;
  ttlSeconds: number;
  logger: Logger;
  now: () => Date;
};

/** As long as this a session that was ended by itself may pass again when Redis loses all it has: milliseconds. */
const LOOK_EVERY_MS = 500;

/** Gives Redis back what it has lost of ended sessions: its data may be gone after a restart, those of the database are not. */
export function restoreRevocations(options: RestoreOptions) {
  const { users, store, redis, redisPrefix: prefix, ttlSeconds, logger, now } = options;
  const sign = `${prefix}revocations:complete`;

  async function work(): Promise<void> {
    if (await redis.exists(sign)) return;
    const since = new Date(now().getTime() - ttlSeconds * 1000);
    const [people, ended] = await Promise.all([users.endedSince(since), store.ended(now())]);
    for (const { _id, tokensValidFrom, tokensValidExcept } of people) {
      const atMs = tokensValidFrom?.getTime() ?? 0;
      await revokeUser(redis, _id, { prefix, atMs, ttlSeconds, exceptJti: tokensValidExcept ?? undefined });
    }
    for (const { _id, expiresAt } of ended) await revokeToken(redis, { jti: _id, expiresAt }, { prefix });
    await redis.set(sign, '1');
    logger.info({ people: people.length, sessions: ended.length }, 'ended sessions were restored to Redis');
  }

  return repeat(work, {
    everyMs: LOOK_EVERY_MS,
    onError: (error) => logger.debug({ err: error }, 'ended sessions could not be restored'),
  });
}
