import type { Role } from '@ethereal/contracts/roles';
import { LRUCache } from 'lru-cache';
import { writeAudit } from './audit.ts';
import { createFetchEnded, type EndedSessionsFollower, followEndedSessions } from './ended-sessions.ts';
import { forbidden, unauthenticated } from './errors.ts';
import type { Broker } from './events/broker.ts';
import { createKeyRing, fetchJwks, type JwkSet } from './jwks.ts';
import type { Logger } from './logger.ts';
import { lruLimit } from './lru-limit.ts';
import { httpUnusualCallers } from './metrics.ts';
import { type Caller, keyIdOf, verifyToken } from './tokens.ts';

export type { JwkSet } from './jwks.ts';
export type { Caller } from './tokens.ts';

/** Period over which calls of one person are counted, in milliseconds. */
const WINDOW_MS = 10 * 60_000;
/** Maximum number of people whose calls are counted. */
const MAX_PEOPLE = 100_000;

/**
 * Counts the calls of each person at this instance, and reports a person with more than `max` calls once in ten
 * minutes, because a program may be using their token. It rejects nothing; rate limits do.
 */
function createCallWatch({ max, logger }: { max: number; logger: Logger }) {
  const counts = new LRUCache<string, { calls: number }>({ ...lruLimit(MAX_PEOPLE), ttl: WINDOW_MS });
  return (user: string): void => {
    const count = counts.get(user);
    if (!count) counts.set(user, { calls: 1 });
    else if (++count.calls === max + 1) {
      httpUnusualCallers.inc();
      writeAudit(logger, { audit: 'calls.unusual', user, calls: count.calls });
    }
  };
}

export type Authenticator = {
  /**
   * Returns the caller of a request from the value of its `Authorization` header.
   * @throws unauthenticated without a valid, unrevoked token; unavailable when that cannot be checked.
   */
  authenticate(authorization: string | undefined): Promise<Caller>;
};

type AuthenticatorOptions = {
  logger: Logger;
  /** Number of calls of one person within ten minutes above which the person is reported; 1000 by default. */
  config?: { UNUSUAL_CALLS: number };
} & (
  | {
      jwksUrl: string;
      /** Delivers ended sessions immediately, by event. */
      broker?: Broker;
      onStop(name: string, stop: () => unknown): void;
    }
  /** Options of svc-identity, which has the keys and ends sessions itself. */
  | { keys: () => Promise<JwkSet>; ended: Pick<EndedSessionsFollower, 'includes'> }
);

type Verified = { caller: Caller; kid: string | undefined };

/**
 * Verifies tokens without a request per call: with the public keys of svc-identity and the sessions that it reports as
 * ended.
 */
export function createAuthenticator(options: AuthenticatorOptions): Authenticator {
  const { logger } = options;
  const load = 'keys' in options ? options.keys : () => fetchJwks(options.jwksUrl);
  const keyRing = createKeyRing(load, logger);
  const verified = new LRUCache<string, Verified>(lruLimit(10_000));
  const ended =
    'ended' in options
      ? options.ended
      : followEndedSessions({ ...options, fetchEnded: createFetchEnded(options.jwksUrl) });
  const watch = createCallWatch({ logger, max: options.config?.UNUSUAL_CALLS ?? 1000 });

  const verify = async (token: string): Promise<Caller> => {
    const cached = verified.get(token);
    // A cached caller is valid only as long as the key is published.
    if (cached && (await keyRing.find(cached.kid))) return cached.caller;
    const caller = await verifyToken(token, keyRing);
    const ttl = caller.expiresAt.getTime() - Date.now();
    if (ttl > 0) verified.set(token, { caller, kid: keyIdOf(token) }, { ttl });
    return caller;
  };

  return {
    async authenticate(authorization) {
      const token = /^Bearer +([\w.~+/=-]+) *$/i.exec(authorization ?? '')?.[1];
      if (!token) throw unauthenticated();
      const caller = await verify(token);
      if (await ended.includes(caller)) throw unauthenticated('Your session has ended. Please log in again.');
      watch(caller.id);
      return caller;
    },
  };
}

/** @throws forbidden without one of these roles, `SECOND_FACTOR_REQUIRED` when the log-in had no second factor */
export function requireRole({ roles, mfa }: Pick<Caller, 'roles' | 'mfa'>, allowed: readonly Role[]): void {
  if (!allowed.some((role) => roles.includes(role))) throw forbidden();
  if (!mfa) throw forbidden('Log in with your second factor to go on.', { code: 'SECOND_FACTOR_REQUIRED' });
}
