import { type Claims, claimsOf } from '@ethereal/web-kit/session/claims.ts';
import { readToken } from '@ethereal/web-kit/session/token.ts';
import { useSession } from '@ethereal/web-kit/session/useSession.ts';

/** The claims of the logged-in person; re-renders with the session. */
export function useClaims(): Claims {
  useSession();
  return claimsOf(readToken());
}
