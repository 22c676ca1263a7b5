import { useLocation, useNavigate } from '@ethereal/web-kit/router.ts';
import { requestedPath, returnPath } from '@ethereal/web-kit/session/return-path.ts';
import { storeReturnPath } from '@ethereal/web-kit/session/stored-return-path.ts';
import { useSession } from '@ethereal/web-kit/session/useSession.ts';
import { useEffect } from 'react';

/**
 * Stores the page that a visitor came from, for every tab, and redirects a person who is logged in already. `isBusy`
 * delays the redirect while the page itself logs in.
 */
export function useLeaveWhenLoggedIn({ isBusy = false } = {}): void {
  const { state } = useSession();
  const location = useLocation();
  const navigate = useNavigate();
  const requested = requestedPath(location);
  useEffect(() => {
    if (requested !== undefined) storeReturnPath(requested);
  }, [requested]);
  useEffect(() => {
    if (state === 'loggedIn' && !isBusy) navigate(returnPath(location), { replace: true });
  }, [state, isBusy, navigate, location]);
}
