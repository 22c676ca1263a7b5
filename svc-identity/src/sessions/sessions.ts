import { randomUUID } from 'node:crypto';
import { atMost } from '@ethereal/service-kit/at-most';
import type { Caller } from '@ethereal/service-kit/auth';
import type { EndedSessionsFollower } from '@ethereal/service-kit/ended-sessions';
import { TOKEN_AUDIENCE, TOKEN_ISSUER } from '@ethereal/service-kit/tokens';
import jwt from 'jsonwebtoken';
import { LRUCache } from 'lru-cache';
import type { EndOfSessions, UserRecord } from '../accounts/index.ts';
import { asEnded, type SessionRecord, type SessionsStore } from './sessions.store.ts';
import type { SigningKeys } from './signing-keys.ts';
import type { Visit } from './visit.ts';

type SessionOptions = {
  keys: SigningKeys;
  store: SessionsStore;
  /** What this instance knows at once. */
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
      await store.touch(recordOf(caller, visit));
    },

    /** Notes that the caller knew the password: for a short while that lets it be changed, once. */
    passwordEntered: (caller: Caller) =>
      store.passwordEntered(caller.jti, now(), new Date(now().getTime() + VERIFIED_MS)),
    takeVerified: (caller: Caller) => store.takeVerified(caller.jti, now()),

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
