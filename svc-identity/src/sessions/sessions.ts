import { randomUUID } from 'node:crypto';
import { atMost } from '@ethereal/service-kit/at-most';
import type { Caller } from '@ethereal/service-kit/auth';
import type { EndedSessionsFollower } from '@ethereal/service-kit/ended-sessions';
import { TOKEN_AUDIENCE, TOKEN_ISSUER } from '@ethereal/service-kit/tokens';
import jwt from 'jsonwebtoken';
import { LRUCache } from 'lru-cache';
import type { EndOfSessions, Entered, UserRecord } from '../accounts/index.ts';
import { asEnded, type SessionRecord, type SessionsStore } from './sessions.store.ts';
import type { SigningKeys } from './signing-keys.ts';
import type { Visit } from './visit.ts';

type SessionOptions = {
  keys: SigningKeys;
  store: SessionsStore;
  /** Ended sessions that this instance knows at once. */
  ended: Pick<EndedSessionsFollower, 'note'>;
  /** How long a token lives. */
  ttlSeconds: number;
  /** How long an entered password counts as fresh. */
  freshSeconds: number;
  /** Says that a user or a session was written with an event. */
  announce(collection: 'users' | 'sessions', id: string): void;
  now: () => Date;
};

/** The last use is noted so often, in milliseconds. */
const NOTE_USE_EVERY_MS = 5 * 60_000;

/** How long a confirmed password lets it be changed. */
const VERIFIED_MS = 5 * 60_000;

/** Begins and ends sessions. A session is a token; services check it by themselves. */
export function createSessions(options: SessionOptions) {
  const { keys, store, ended, ttlSeconds, freshSeconds, announce, now } = options;
  const noted = new LRUCache<string, true>({ ...atMost(100_000), ttl: NOTE_USE_EVERY_MS });

  /** A session of before sessions were kept has no record yet. */
  const recordOf = ({ jti, id, issuedAtMs, expiresAt }: Caller, visit: Visit): SessionRecord => {
    const begun = new Date(issuedAtMs);
    const times = { startedAt: begun, passwordAt: begun, lastUsedAt: now() };
    return { _id: jti, user: id, ...times, ...visit, endedAt: null, expiresAt };
  };

  /** Signs a token; a later one for the same session has the same id, times and end. */
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
    ended.note({ sessions: [asEnded(session)] });
  }

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
      const jti = randomUUID();
      const times = { startedAt: at, passwordAt: at, lastUsedAt: at, ...(mfa && { factorAt: at }) };
      const expiresAt = new Date((Math.floor(at.getTime() / 1000) + ttlSeconds) * 1000);
      await store.begin({ _id: jti, user: userId, ...times, ...visit, endedAt: null, expiresAt });
      return sign({ id: userId, jti, issuedAtMs: at.getTime(), expiresAt, roles, mfa });
    },

    /**
     * Returns a token of the same session that says `mfa`. The session keeps its id, its end and when its password was
     * entered: setting up a second factor is no log-in and prolongs nothing.
     */
    withFactor: (caller: Caller): string => sign({ ...caller, mfa: true }),

    /** Notes that a session is in use, now and then. */
    async noteUse(caller: Caller, visit: Visit): Promise<void> {
      if (noted.has(caller.jti)) return;
      noted.set(caller.jti, true);
      await store.touch(recordOf(caller, visit));
    },

    /** Notes that the caller knew the password: for a short while that lets it be changed, once. */
    passwordEntered: (caller: Caller) =>
      store.passwordEntered(caller.jti, now(), new Date(now().getTime() + VERIFIED_MS)),
    takeVerified: (caller: Caller) => store.takeVerified(caller.jti, now()),

    /** Returns when this session received the password and a code last. */
    async entered({ jti, issuedAtMs }: Caller): Promise<Entered> {
      const session = await store.find(jti);
      return { passwordAt: session?.passwordAt ?? new Date(issuedAtMs), factorAt: session?.factorAt };
    },

    /** Whether the password was entered for this token a short while ago. */
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

    /** Ends one session of a user by its id. False when there is none. */
    async endOne(id: string, userId: string): Promise<boolean> {
      const session = await store.find(id);
      if (session?.user !== userId || session.endedAt) return false;
      await endSession(session);
      return true;
    },

    /** Ends what the user's document already says is over: at once here, and by event everywhere. */
    async endAllOf(userId: string, end: EndOfSessions): Promise<void> {
      announce('users', userId);
      const except = end.except ?? null;
      ended.note({ people: [{ user: userId, from: end.from.toISOString(), except }] });
      await store.endAllOf(userId, end);
    },
  };
}

export type Sessions = ReturnType<typeof createSessions>;
