import type { Logger } from '@ethereal/service-kit/logger';
import type { Redis } from '@ethereal/service-kit/redis';
import { repeat } from '@ethereal/service-kit/repeat';
import { createRevocationKeeper, revokeToken, revokeUser } from '@ethereal/service-kit/revocation';
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

/** How often to look whether Redis has lost anything, besides each time that it is back; until it is made good, tokens are not accepted. */
const LOOK_EVERY_MS = 500;
const AT_ONCE = 500;

/** Gives Redis back what it has lost of ended sessions: its data may be gone after a restart, those of the database are not. */
export async function restoreRevocations(options: RestoreOptions) {
  const { users, store, redis, redisPrefix: prefix, ttlSeconds, logger, now } = options;
  const keep = createRevocationKeeper({ redis, prefix });

  async function giveBack(): Promise<void> {
    const since = new Date(now().getTime() - ttlSeconds * 1000);
    const people = await inGroups(users.endedSince(since), ({ _id, tokensValidFrom, tokensValidExcept }) => {
      const atMs = tokensValidFrom?.getTime() ?? 0;
      return revokeUser(redis, _id, { prefix, atMs, ttlSeconds, exceptJti: tokensValidExcept ?? undefined });
    });
    // After the people: whose password changes meanwhile may be written over above, but then their sessions have ended by now.
    const sessions = await inGroups(store.ended(now()), ({ _id, expiresAt }) =>
      revokeToken(redis, { jti: _id, expiresAt }, { prefix }),
    );
    logger.info({ people, sessions }, 'ended sessions were restored to Redis');
  }

  const onError = (error: unknown) =>
    logger.debug({ err: error }, 'ended sessions could not be restored to Redis');
  const work = async () => void (await keep(giveBack));
  await work().catch(onError);
  const looking = repeat(work, { everyMs: LOOK_EVERY_MS, onError });
  redis.on('ready', looking.kick);
  return looking;
}

/** Writes each, some at a time; answers how many there were. */
async function inGroups<T>(all: AsyncIterable<T>, write: (one: T) => Promise<void>): Promise<number> {
  let count = 0;
  let group: Promise<void>[] = [];
  for await (const one of all) {
    count++;
    group.push(write(one));
    if (group.length < AT_ONCE) continue;
    await Promise.all(group);
    group = [];
  }
  await Promise.all(group);
  return count;
}
