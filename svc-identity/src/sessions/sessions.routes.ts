import { endSession, listEndedSessions, listSessions, signOut, validateUser } from '@ethereal/contracts/identity';
import type { Authenticator } from '@ethereal/service-kit/auth';
import type { FetchEnded } from '@ethereal/service-kit/ended-sessions';
import { DomainError, notFound, unauthenticated } from '@ethereal/service-kit/errors';
import { route, uncached } from '@ethereal/service-kit/route';
import type { Router } from 'express';
import type { Audit } from '../audit/audit.ts';
import type { Clocked } from '../users/users.ts';
import type { Sessions } from './session-tokens.ts';
import { toSession } from './sessions.store.ts';
import type { SigningKeys } from './signing-keys.ts';
import { visitOf } from './visit.ts';

/** Time for which caches keep the public keys, in seconds. */
const JWKS_MAX_AGE_SECONDS = 300;

type SessionsDeps = Clocked & {
  auth: Authenticator;
  sessions: Sessions;
  keys: SigningKeys;
  audit: Audit;
  listEnded: FetchEnded;
};

/** Registers the calls that validate, list and end sessions, and the public keys. */
export function mountSessions(router: Router, deps: SessionsDeps): void {
  const { auth, sessions, keys, audit, logger } = deps;

  // The router does not check the token: an invalid one is an answer here, and only a missing one is an error.
  route(router, { ...validateUser, auth: false }, deps, async ({ request }) => {
    const { authorization } = request.headers;
    if (!/^Bearer +\S/i.test(authorization ?? '')) throw unauthenticated();
    try {
      const caller = await auth.authenticate(authorization);
      await sessions.recordUse(caller, visitOf(request)).catch((error: unknown) => {
        logger.debug({ err: error, requestId: request.id }, 'the last use of a session could not be stored');
      });
      return { valid: true };
    } catch (error) {
      if (error instanceof DomainError && error.kind === 'unauthenticated') return { valid: false };
      throw error;
    }
  });

  route(router, signOut, deps, async ({ user, request }) => {
    await sessions.end(user, visitOf(request));
    audit('session.ended', { user: user.id, request });
    return { message: 'Signed out successfully' };
  });

  route(router, listSessions, deps, async ({ user }) => {
    const listed = await sessions.listOf(user.id);
    return uncached({
      sessions: listed.map((session) => ({ ...toSession(session), current: session._id === user.jti })),
    });
  });

  route(router, endSession, deps, async ({ user, params, request }) => {
    if (!(await sessions.endOne(params.sessionId, user.id))) throw notFound('There is no such session.');
    audit('session.ended', { user: user.id, request });
    return { message: 'The session has ended.' };
  });

  route(router, listEndedSessions, deps, ({ query }) => deps.listEnded(query.since));

  router.get('/.well-known/jwks.json', (_request, response) => {
    response.set('Cache-Control', `public, max-age=${JWKS_MAX_AGE_SECONDS}`).json(keys.jwks);
  });
}
