import { fieldOf } from '@ethereal/web-kit/api/field-of.ts';
import { payloadOf, readToken } from '@ethereal/web-kit/session/token.ts';
import { useSession } from '@ethereal/web-kit/session/useSession.ts';

/** Claims of a token: the roles of its owner, and whether the log-in included a second factor. */
type Claims = { roles: readonly string[]; mfa: boolean };

/**
 * Returns the claims of a JSON Web Token without validating it. They decide only what is shown; services validate each
 * call.
 */
export function claimsOf(token: string | undefined): Claims {
  const payload = token === undefined ? undefined : payloadOf(token);
  const roles = fieldOf(payload, 'roles');
  return {
    roles: Array.isArray(roles) ? roles.filter((role) => typeof role === 'string') : [],
    mfa: fieldOf(payload, 'mfa') === true,
  };
}

/**
 * Returns the claims of the logged-in user: none until the token is validated, so that hydration renders what the
 * server rendered. Renders again with the session.
 */
export function useClaims(): Claims {
  const { state } = useSession();
  return claimsOf(state === 'loggedIn' ? readToken() : undefined);
}
