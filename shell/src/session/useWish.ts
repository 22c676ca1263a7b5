import { dropWish, hasWish } from '@ethereal/shop-ui/wish/wish.ts';
import { useLocation } from '@ethereal/web-kit/router.ts';
import { keepPlace } from '@ethereal/web-kit/session/return-path.ts';
import { useSession } from '@ethereal/web-kit/session/useSession.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

/** Paths that lead to a session; a person returns to the page before them. */
const ON_THE_WAY = /^\/ethereal\/(login|signup|activate-account|confirm-email-to-change-password|reset-password)(\/|$)/;

/** Carries what a visitor wanted, and the page they were on, over sign-up and log-in in any tab. */
export function useWish(): void {
  const { state } = useSession();
  const client = useQueryClient();
  const before = useRef(state);
  useEffect(() => {
    if (before.current === 'loggedIn' && state === 'loggedOut') dropWish();
    before.current = state;
    if (state !== 'loggedIn' || !hasWish()) return;
    import('./fulfil-wish.ts')
      .then(({ fulfilWish }) => fulfilWish(client))
      .catch(() => {
        // The favorite could not be added, or the part did not load: the person presses again.
      });
  }, [state, client]);
  usePlaceBefore();
}

function usePlaceBefore(): void {
  const { pathname, search } = useLocation();
  const last = useRef<string>(undefined);
  useEffect(() => {
    if (!ON_THE_WAY.test(pathname)) last.current = pathname + search;
    else if (last.current !== undefined) keepPlace(last.current);
  }, [pathname, search]);
}
