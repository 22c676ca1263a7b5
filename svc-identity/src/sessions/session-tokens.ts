import { randomUUID } from 'node:crypto';
import type { Caller } from '@ethereal/service-kit/auth';
import type { EndedSessionsFollower } from '@ethereal/service-kit/ended-sessions';
import { lruLimit } from '@ethereal/service-kit/lru-limit';
import { TOKEN_AUDIENCE, TOKEN_ISSUER } from '@ethereal/service-kit/tokens';
import jwt from 'jsonwebtoken';
import { LRUCache } from 'lru-cache';
import type { Entered } from '../users/account.rules.ts';
import type { UserRecord } from '../users/user.ts';
import type { EndOfSessions } from '../users/user-updates.ts';
import { asEnded, type SessionRecord, type SessionsStore } from './sessions.store.ts';
import type { SigningKeys } from './signing-keys.ts';
import type { Visit } from './visit.ts';

type SessionOptions = {
  keys: SigningKeys;
  store: SessionsStore;
  /** Ended sessions that this instance rejects immediately. */
  ended: Pick<EndedSessionsFollower, 'add'>;
  /** Lifetime of a token, in seconds. */
  ttlSeconds: number;
  /** Time for which an entered password counts as fresh, in seconds. */
  freshSeconds: number;
  /** Publishes the pending events of a user or session. */
  announce(collection: 'users' | 'sessions', id: string): void;
  now: () => Date;
};

/** Milliseconds between two records of the last use. */
const RECORD_USE_EVERY_MS = 5 * 60_000;

/** Milliseconds for which a confirmed password allows a change of the password. */
const VERIFIED_MS = 5 * 60_000;

/** Begins and ends sessions. A session is a token that services verify by themselves. */
export function createSessions(options: SessionOptions) {
  const { keys, store, ended, ttlSeconds, freshSeconds, announce, now } = options;
  const recentlyRecorded = new LRUCache<string, true>({ ...lruLimit(100_000), ttl: RECORD_USE_EVERY_MS });

  /** A session that began before sessions were stored has no record yet. */
  const recordOf = ({ jti, id, issuedAtMs, expiresAt }: Caller, visit: Visit): SessionRecord => {
    const begun = new Date(issuedAtMs);
    const times = { startedAt: begun, passwordAt: begun, lastUsedAt: now() };
    return { _id: jti, user: id, ...times, ...visit, endedAt: null, expiresAt };
  };

  /** Signs a token. A later token of the same session has the same id, times and expiry. */
  function sign({ id, jti, issuedAtMs, expiresAt, roles, mfa }: Omit<Caller, 'token'>): string {
    const times = { iat: Math.floor(issuedAtMs / 1000), iatMs: issuedAtMs, exp: expiresAt.getTime() / 1000 };
    return jwt.sign({ ...times, ...(roles.length > 0 && { roles }), ...(mfa && { mfa }) }, keys.current.privateKey, {
      algorithm: 'ES256',
      keyid: keys.current.kid,
      issuer: TOKEN_ISSUER,
      audience: TOKEN_AUDIENCE,
      subject: id,
      jwtid: jti,
    });
  }

  async function endSession(session: SessionRecord): Promise<void> {
    if (await store.end(session, now())) announce('sessions', session._id);
    ended.add({ sessions: [asEnded(session)] });
  }

  return {
    /**
     * @param at time at which the password was read, so that a later change of password ends this session, too
     * @param mfa whether a second factor was given
     */
    async begin(
      { _id: userId, roles = [] }: Pick<UserRecord, '_id' | 'roles'>,
      at: Date,
      visit: Visit,
      { mfa = false }: { mfa?: boolean } = {},
    ): Promise<string> {
      const jti = randomUUID();
      const times = { startedAt: at, passwordAt: at, lastUsedAt: at, ...(mfa && { factorAt: at }) };
      const expiresAt = new Date((Math.floor(at.getTime() / 1000) + ttlSeconds) * 1000);
      await store.begin({ _id: jti, user: userId, ...times, ...visit, endedAt: null, expiresAt });
      return sign({ id: userId, jti, issuedAtMs: at.getTime(), expiresAt, roles, mfa });
    },

    /**
     * Returns a token of the same session with `mfa`. The session keeps its id, its expiry and the time at which the
     * password was entered: setting up a second factor is not a log-in and prolongs nothing.
     */
    withFactor: (caller: Caller): string => sign({ ...caller, mfa: true }),

    /** Records the use of a session, at most every `RECORD_USE_EVERY_MS`. */
    async recordUse(caller: Caller, visit: Visit): Promise<void> {
      if (recentlyRecorded.has(caller.jti)) return;
      recentlyRecorded.set(caller.jti, true);
      await store.touch(recordOf(caller, visit));
    },

    /** Records that the caller entered the password, which allows one change of it for a short time. */
    recordPassword: (caller: Caller) =>
      store.recordPassword(caller.jti, now(), new Date(now().getTime() + VERIFIED_MS)),
    redeemVerification: (caller: Caller) => store.redeemVerification(caller.jti, now()),

    /** Returns when this session last received the password and a code. */
    async entered({ jti, issuedAtMs }: Caller): Promise<Entered> {
      const session = await store.find(jti);
      return { passwordAt: session?.passwordAt ?? new Date(issuedAtMs), factorAt: session?.factorAt };
    },

    /** Whether the password was entered for this token a short time ago. */
    async hasFreshPassword(caller: Caller): Promise<boolean> {
      const session = await store.find(caller.jti);
      const enteredMs = session?.passwordAt.getTime() ?? caller.issuedAtMs;
      return now().getTime() - enteredMs < freshSeconds * 1000;
    },

    listOf: store.listOf,

    async end(caller: Caller, visit: Visit): Promise<void> {
      const session = recordOf(caller, visit);
      await store.touch(session);
      await endSession(session);
    },

    /** Ends one session of a user by its id. Returns false when there is none. */
    async endOne(id: string, userId: string): Promise<boolean> {
      const session = await store.find(id);
      if (session?.user !== userId || session.endedAt) return false;
      await endSession(session);
      return true;
    },

    /** Ends the sessions that the user's document already marks as ended: here immediately, and elsewhere by event. */
    async endAllOf(userId: string, end: EndOfSessions): Promise<void> {
      announce('users', userId);
      const except = end.except ?? null;
      ended.add({ people: [{ user: userId, from: end.from.toISOString(), except }] });
      await store.endAllOf(userId, end);
    },
  };
}

export type Sessions = ReturnType<typeof createSessions>;
