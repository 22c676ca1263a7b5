import { keys } from '@ethereal/shop-ui/query/keys.ts';
import { useSession } from '@ethereal/web-kit/session/useSession.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

/** Clears the user's data when the session ends or another user logs in. */
export function useForgetOnLogout(): void {
  const { state } = useSession();
  const client = useQueryClient();
  useEffect(() => {
    if (state !== 'loggedIn') client.removeQueries({ queryKey: keys.mine });
  }, [state, client]);
}
