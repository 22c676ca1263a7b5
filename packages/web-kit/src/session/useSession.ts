import { currentSession, type Session, serverSession, subscribe } from '@ethereal/web-kit/session/session-store.ts';
import { useSyncExternalStore } from 'react';

/** The session: `{ state: 'unknown' | 'loggedIn' | 'loggedOut', user }`. Re-renders when it changes. */
export function useSession(): Session {
  return useSyncExternalStore(subscribe, currentSession, serverSession);
}
