import { useSyncExternalStore } from 'react';

/** Where the browser remembers whether 'Your Store' is open. */
const KEY = 'storeDropdownOpen';

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const isOpen = () => localStorage.getItem(KEY) === 'true';

/** Whether 'Your Store' is open, as one left it, and the function that turns it over. The server has it closed. */
export function useStoreOpen(): [open: boolean, toggle: () => void] {
  const open = useSyncExternalStore(subscribe, isOpen, () => false);
  const toggle = () => {
    localStorage.setItem(KEY, String(!open));
    for (const listener of listeners) listener();
  };
  return [open, toggle];
}
