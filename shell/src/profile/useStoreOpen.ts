import { useSyncExternalStore } from 'react';

/** Storage key for whether 'Your Store' is open. */
const KEY = 'storeDropdownOpen';

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const isOpen = () => localStorage.getItem(KEY) === 'true';

/**
 * Returns whether 'Your Store' is open, as the user left it, and a function that toggles it. On the server it is
 * closed.
 */
export function useStoreOpen(): [open: boolean, toggle: () => void] {
  const open = useSyncExternalStore(subscribe, isOpen, () => false);
  const toggle = () => {
    localStorage.setItem(KEY, String(!open));
    for (const listener of listeners) listener();
  };
  return [open, toggle];
}
