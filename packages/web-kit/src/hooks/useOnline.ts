import { isBrowserOffline } from '@ethereal/web-kit/api/browser-offline.ts';
import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Whether the browser is not known to be offline; true on the server. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => !isBrowserOffline(),
    () => true,
  );
}
