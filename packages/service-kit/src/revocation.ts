import type { Redis } from 'ioredis';
import { withDeadline } from './deadline.ts';

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

/** Asks Redis each time. Rejects when Redis gives no answer within 900 ms. */
export async function isRevoked(redis: Redis, token: RevocableToken, prefix: string): Promise<boolean> {
  const keys = [tokenKey(prefix, token.jti), userKey(prefix, token.id)];
  const [tokenMark, userMark] = await withDeadline(redis.mget(keys), ANSWER_WITHIN_MS, 'Redis');
  return tokenMark != null || (userMark != null && isVoidedBy(userMark, token));
}
