import { signOut, validateUser } from '@ethereal/contracts/identity';
import { DomainError, unauthenticated } from '@ethereal/service-kit/errors';
import { route } from '@ethereal/service-kit/route';
import type { Router } from 'express';
import type { Dependencies } from '../dependencies.ts';

const JWKS_MAX_AGE_SECONDS = 300;

export function sessionsRoutes(router: Router, deps: Dependencies): void {
  const { auth, sessions, keys } = deps;

  // Not `auth` for the router: here a token that is no good is an answer, and only none at all is a fault.
  route(router, { ...validateUser, auth: false }, deps, async ({ request }) => {
    const { authorization } = request.headers;
    if (!/^Bearer +\S/i.test(authorization ?? '')) throw unauthenticated();
    try {
      await auth.authenticate(authorization);
      return { valid: true };
    } catch (error) {
      if (error instanceof DomainError && error.kind === 'unauthenticated') return { valid: false };
      throw error;
    }
  });

  route(router, signOut, deps, async ({ user }) => {
    await sessions.end(user);
    return { message: 'Signed out successfully' };
  });

  router.get('/.well-known/jwks.json', (_request, response) => {
    response.set('Cache-Control', `public, max-age=${JWKS_MAX_AGE_SECONDS}`).json(keys.jwks);
  });
}
