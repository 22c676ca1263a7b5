import { type Claims, claimsOf } from '@ethereal/web-kit/session/claims.ts';
import { readToken } from '@ethereal/web-kit/session/token.ts';
import { useSession } from '@ethereal/web-kit/session/useSession.ts';

/** Returns the claims of the logged-in user. Renders again with the session. */
export function useClaims(): Claims {
  useSession();
  return claimsOf(readToken());
}
