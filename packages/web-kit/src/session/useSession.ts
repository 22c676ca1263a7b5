import { currentSession, type Session, serverSession, subscribe } from '@ethereal/web-kit/session/session-store.ts';
import { useSyncExternalStore } from 'react';

/** Who is here: `{ state: 'unknown' | 'loggedIn' | 'loggedOut', user }`. Re-renders when that changes. */
export function useSession(): Session {
  return useSyncExternalStore(subscribe, currentSession, serverSession);
}
