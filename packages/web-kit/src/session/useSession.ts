import { currentSession, type Session, serverSession, subscribe } from '@ethereal/web-kit/session/session-store.ts';
import { useSyncExternalStore } from 'react';

/** Returns the session: `{ state: 'unknown' | 'loggedIn' | 'loggedOut', user }`. Renders again when it changes. */
export function useSession(): Session {
  return useSyncExternalStore(subscribe, currentSession, serverSession);
}
