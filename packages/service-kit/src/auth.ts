import { LRUCache } from 'lru-cache';
import { atMost } from './at-most.ts';
import { createCallWatch } from './call-watch.ts';
import { askAt, type EndedSessionsFollower, followEndedSessions } from './ended-sessions.ts';
import { unauthenticated } from './errors.ts';
import type { Broker } from './events/broker.ts';
import { createKeyRing, fetchJwks, type JwkSet } from './jwks.ts';
import type { Logger } from './logger.ts';
import { type Caller, keyIdOf, verifyToken } from './tokens.ts';

export type { JwkSet } from './jwks.ts';
export type { Caller } from './tokens.ts';

export type Authenticator = {
  /**
   * Returns the caller of a request from the value of its `Authorization` header.
   * @throws unauthenticated without a valid, unrevoked token; unavailable when that cannot be checked.
   */
  authenticate(authorization: string | undefined): Promise<Caller>;
};

export type AuthenticatorOptions = {
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
  /** For svc-identity, which has the keys and ends sessions itself. */
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
  const verified = new LRUCache<string, Verified>(atMost(10_000));
  const ended = 'ended' in options ? options.ended : followEndedSessions({ ...options, ask: askAt(options.jwksUrl) });
  const watch = createCallWatch({ logger, most: options.config?.UNUSUAL_CALLS ?? 1000 });

  const verify = async (token: string): Promise<Caller> => {
    const known = verified.get(token);
    // A cached caller is valid only as long as the key is published.
    if (known && (await keyRing.find(known.kid))) return known.caller;
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
