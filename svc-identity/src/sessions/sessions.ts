import { randomUUID } from 'node:crypto';
import type { Caller } from '@ethereal/service-kit/auth';
import { unavailable } from '@ethereal/service-kit/errors';
import type { Redis } from '@ethereal/service-kit/redis';
import { revokeToken, revokeUser } from '@ethereal/service-kit/revocation';
import { TOKEN_AUDIENCE, TOKEN_ISSUER } from '@ethereal/service-kit/tokens';
import jwt from 'jsonwebtoken';
import { LRUCache } from 'lru-cache';
import type { UserRecord } from '../users/user.ts';
import type { EndOfSessions } from '../users/users.store.ts';
import type { SessionsStore } from './sessions.store.ts';
import type { SigningKeys } from './signing-keys.ts';
import type { Visit } from './visit.ts';

type SessionOptions = {
  keys: SigningKeys;
  store: SessionsStore;
  redis: Redis;
  redisPrefix: string;
  /** How long a token lives. */
  ttlSeconds: number;
  /** How long an entered password counts as fresh. */
  freshSeconds: number;
  /** Says that a user was written with an event. */
  announce(userId: string): void;
  now: () => Date;
};

/** The last use is noted so often, in milliseconds. */
const NOTE_USE_EVERY_MS = 5 * 60_000;

const away = (cause: unknown): never => {
  throw unavailable(undefined, { cause });
};

/** Begins and ends sessions. A session is a token; services check it by themselves. */
export function createSessions(options: SessionOptions) {
  const { keys, store, redis, redisPrefix: prefix, ttlSeconds, freshSeconds, announce, now } = options;
  const noted = new LRUCache<string, true>({ max: 100_000, ttl: NOTE_USE_EVERY_MS });

  return {
    /**
     * `at`: when the password was looked up, so that a change of password since then ends this session too.
     * `mfa`: whether a second factor was given, too.
     */
    async begin(
      { _id: userId, roles = [] }: Pick<UserRecord, '_id' | 'roles'>,
      at: Date,
      visit: Visit,
      { mfa = false }: { mfa?: boolean } = {},
    ): Promise<string> {
      const jwtid = randomUUID();
      const rights = { ...(roles.length > 0 && { roles }), ...(mfa && { mfa }) };
      const claims = { iat: Math.floor(at.getTime() / 1000), iatMs: at.getTime(), ...rights };
      const times = { startedAt: at, passwordAt: at, lastUsedAt: at };
      const expiresAt = new Date(at.getTime() + ttlSeconds * 1000);
      await store.begin({ _id: jwtid, user: userId, ...times, ...visit, endedAt: null, expiresAt });
      return jwt.sign(claims, keys.current.privateKey, {
        algorithm: 'ES256',
        keyid: keys.current.kid,
        issuer: TOKEN_ISSUER,
        audience: TOKEN_AUDIENCE,
        subject: userId,
        jwtid,
        expiresIn: ttlSeconds,
      });
    },

    /** Notes that a session is in use, now and then. */
    async noteUse(caller: Caller, visit: Visit): Promise<void> {
      if (noted.has(caller.jti)) return;
      noted.set(caller.jti, true);
      const begun = new Date(caller.issuedAtMs);
      await store.touch({
        ...{ _id: caller.jti, user: caller.id, startedAt: begun, passwordAt: begun },
        ...{ lastUsedAt: now(), ...visit, endedAt: null, expiresAt: caller.expiresAt },
      });
    },

    passwordEntered: (caller: Caller) => store.passwordEntered(caller.jti, now()),

    /** Whether whoever holds this token entered the password a short while ago. */
    async hasFreshPassword(caller: Caller): Promise<boolean> {
      const session = await store.find(caller.jti);
      const enteredMs = session?.passwordAt.getTime() ?? caller.issuedAtMs;
      return now().getTime() - enteredMs < freshSeconds * 1000;
    },

    listOf: store.listOf,

    async end(caller: Caller): Promise<void> {
      await store.end(caller.jti, caller.id, now());
      await revokeToken(redis, caller, { prefix }).catch(away);
    },

    /** Ends one session of a user by its id. False when there is none. */
    async endOne(id: string, userId: string): Promise<boolean> {
      const ended = await store.end(id, userId, now());
      if (!ended) return false;
      await revokeToken(redis, { jti: id, expiresAt: ended.expiresAt }, { prefix }).catch(away);
      return true;
    },

    /** Ends what the user's document already says is over: at once here, and by event everywhere. */
    async endAllOf(userId: string, end: EndOfSessions): Promise<void> {
      announce(userId);
      await store.endAllOf(userId, end);
      const { from, except: exceptJti } = end;
      await revokeUser(redis, userId, { prefix, atMs: from.getTime(), ttlSeconds, exceptJti }).catch(away);
    },
  };
}

export type Sessions = ReturnType<typeof createSessions>;
