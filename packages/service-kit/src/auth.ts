import type { Redis } from 'ioredis';
import { LRUCache } from 'lru-cache';
import { createCallWatch } from './call-watch.ts';
import { createEndedSessions } from './ended-sessions.ts';
import { unauthenticated, unavailable } from './errors.ts';
import type { Broker } from './events/broker.ts';
import { createKeyRing, fetchJwks, type JwkSet } from './jwks.ts';
import type { Logger } from './logger.ts';
import { createRevocationCheck } from './revocation.ts';
import { type Caller, keyIdOf, verifyToken } from './tokens.ts';

export type { JwkSet } from './jwks.ts';
export type { Caller } from './tokens.ts';

export type Authenticator = {
  /**
   * Who calls, by the value of the `Authorization` header.
   * @throws unauthenticated without a valid, unrevoked token; unavailable when that can't be checked.
   */
  authenticate(authorization: string | undefined): Promise<Caller>;
};

export type AuthenticatorOptions = {
  redis: Redis;
  prefix: string;
  logger: Logger;
  /** Lets this instance learn of ended sessions by event, too, so that they stay ended when Redis has lost its data. */
  broker?: Broker;
  /** From so many calls of one person in ten minutes on, it is told; 1000 unless given. */
  config?: { UNUSUAL_CALLS: number };
} & (
  | { jwksUrl: string }
  /** For svc-identity, which has the keys itself. */
  | { keys: () => Promise<JwkSet> }
);

type Verified = { caller: Caller; kid: string | undefined };

/** Verifies by itself with the public keys of svc-identity; asks Redis about revocation each time. */
export function createAuthenticator(options: AuthenticatorOptions): Authenticator {
  const { logger } = options;
  const load = 'keys' in options ? options.keys : () => fetchJwks(options.jwksUrl);
  const keyRing = createKeyRing(load, logger);
  const verified = new LRUCache<string, Verified>({ max: 10_000 });
  const ended = createEndedSessions(options);
  const isRevoked = createRevocationCheck(options);
  const watch = createCallWatch({ logger, most: options.config?.UNUSUAL_CALLS ?? 1000 });

  const verify = async (token: string): Promise<Caller> => {
    const known = verified.get(token);
    // Good only as long as its key is published.
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
      const revoked = await isRevoked(caller).catch((cause: unknown) => {
        throw unavailable('We cannot check who you are just now. Please try again.', { cause });
      });
      if (revoked || ended.includes(caller))
        throw unauthenticated('Your session has ended. Please log in again.');
      watch(caller.id);
      return caller;
    },
  };
}
