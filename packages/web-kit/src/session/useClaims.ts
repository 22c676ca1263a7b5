import { type Claims, claimsOf } from '@ethereal/web-kit/session/claims.ts';
import { readToken } from '@ethereal/web-kit/session/token.ts';
import { useSession } from '@ethereal/web-kit/session/useSession.ts';

/**
 * Returns the claims of the logged-in user: none until the token is validated, so that hydration renders what the
 * server rendered. Renders again with the session.
 */
export function useClaims(): Claims {
  const { state } = useSession();
  return claimsOf(state === 'loggedIn' ? readToken() : undefined);
}
