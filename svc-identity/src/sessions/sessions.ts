import { randomUUID } from 'node:crypto';
import type { Caller } from '@ethereal/service-kit/auth';
import { unavailable } from '@ethereal/service-kit/errors';
import type { Redis } from '@ethereal/service-kit/redis';
import { revokeToken, revokeUser } from '@ethereal/service-kit/revocation';
import jwt from 'jsonwebtoken';
import type { SigningKeys } from './signing-keys.ts';

type SessionOptions = {
  keys: SigningKeys;
  redis: Redis;
  redisPrefix: string;
  /** How long a token lives. */
  ttlSeconds: number;
  now: () => Date;
};

const away = (cause: unknown): never => {
  throw unavailable(undefined, { cause });
};

/** Begins and ends sessions. A session is a token; services check it by themselves. */
export function createSessions({ keys, redis, redisPrefix: prefix, ttlSeconds, now }: SessionOptions) {
  return {
    /** `at`: when the password was looked up, so that a change of password since then ends this session too. */
    begin(userId: string, at: Date): string {
      const claims = { iat: Math.floor(at.getTime() / 1000), iatMs: at.getTime() };
      return jwt.sign(claims, keys.current.privateKey, {
        algorithm: 'ES256',
        keyid: keys.current.kid,
        subject: userId,
        jwtid: randomUUID(),
        expiresIn: ttlSeconds,
      });
    },

    async end(caller: Caller): Promise<void> {
      await revokeToken(redis, caller, { prefix }).catch(away);
    },

    async endAllOf(userId: string, { except }: { except?: string } = {}): Promise<void> {
      const atMs = now().getTime();
      await revokeUser(redis, userId, { prefix, atMs, ttlSeconds, exceptJti: except }).catch(away);
    },
  };
}

export type Sessions = ReturnType<typeof createSessions>;
