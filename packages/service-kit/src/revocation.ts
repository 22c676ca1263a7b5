import { randomUUID } from 'node:crypto';
import type { Redis } from 'ioredis';
import { withDeadline } from './deadline.ts';
import { followRun } from './redis-run.ts';

/** Just what identifies a token; `Caller` is one. */
export type RevocableToken = { id: string; jti: string; issuedAtMs: number; expiresAt: Date };

const ANSWER_WITHIN_MS = 900;
const tokenKey = (prefix: string, jti: string) => `${prefix}revoked:jti:${jti}`;
const userKey = (prefix: string, userId: string) => `${prefix}revoked:user:${userId}`;

/** Ends one session: the token is refused everywhere from now until it would have expired. */
export async function revokeToken(
  redis: Redis,
  token: Pick<RevocableToken, 'jti' | 'expiresAt'>,
  { prefix }: { prefix: string },
): Promise<void> {
  const leftMs = token.expiresAt.getTime() - Date.now();
  if (leftMs > 0) await redis.set(tokenKey(prefix, token.jti), '1', 'PX', leftMs);
}

/** Ends every session of a user begun at or before `atMs`, except the token `exceptJti`. `ttlSeconds`: a token's life. */
export async function revokeUser(
  redis: Redis,
  userId: string,
  options: { prefix: string; atMs: number; ttlSeconds: number; exceptJti?: string },
): Promise<void> {
  const { prefix, atMs, ttlSeconds, exceptJti } = options;
  const value = exceptJti === undefined ? String(atMs) : `${atMs}:${exceptJti}`;
  await redis.set(userKey(prefix, userId), value, 'EX', ttlSeconds);
}

/** Whether `mark`, the value kept for a user, voids this token. */
export function isVoidedBy(mark: string, token: Pick<RevocableToken, 'jti' | 'issuedAtMs'>): boolean {
  const colon = mark.indexOf(':');
  const atMs = Number(colon < 0 ? mark : mark.slice(0, colon));
  const exceptJti = colon < 0 ? undefined : mark.slice(colon + 1);
  return token.issuedAtMs <= atMs && token.jti !== exceptJti;
}

/** Which run of Redis holds every mark that there is; svc-identity says so when it has given it all of them. */
const completeKey = (prefix: string) => `${prefix}revoked:run`;

/**
 * Answers whether a token was ended, asking Redis each time. Rejects when Redis gives no answer within 900 ms, and when it
 * does not have every mark: it was emptied, or started anew, and svc-identity has not yet given back what it lost.
 */
export function createRevocationCheck({ redis, prefix }: { redis: Redis; prefix: string }) {
  const run = followRun(redis);
  return async (token: RevocableToken): Promise<boolean> => {
    const keys = [tokenKey(prefix, token.jti), userKey(prefix, token.id), completeKey(prefix)];
    const [tokenMark, userMark, complete] = await withDeadline(redis.mget(keys), ANSWER_WITHIN_MS, 'Redis');
    if (tokenMark != null || (userMark != null && isVoidedBy(userMark, token))) return true;
    // Asked for after the answer: had the connection changed in between, this is the run that is talked to now.
    if (complete == null || complete !== (await run())) {
      throw new Error('Redis does not know of every session that has ended');
    }
    return false;
  };
}

const RESTORING_SECONDS = 600;

/**
 * Has `giveBack` write every mark that there should be, unless Redis has them all. Emptying Redis meanwhile undoes
 * it: it counts as complete only if nothing was lost since it began. Answers whether anything was done; rejects when it
 * has to be done again.
 */
export function createRevocationKeeper({ redis, prefix }: { redis: Redis; prefix: string }) {
  const run = followRun(redis);
  return async (giveBack: () => Promise<void>): Promise<boolean> => {
    const current = await run();
    if ((await redis.get(completeKey(prefix))) === current) return false;
    const begun = `${completeKey(prefix)}:${randomUUID()}`;
    await redis.set(begun, current, 'EX', RESTORING_SECONDS);
    await giveBack();
    // Fails when the key is gone, and with it whatever was written since.
    await redis.rename(begun, completeKey(prefix));
    await redis.persist(completeKey(prefix));
    return true;
  };
}
