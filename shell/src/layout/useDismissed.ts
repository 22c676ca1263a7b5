import { useSyncExternalStore } from 'react';

const KEY = 'ethereal.announcement.dismissed';

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const recall = (): string => localStorage.getItem(KEY) ?? '';

function dismiss(text: string): void {
  try {
    localStorage.setItem(KEY, text);
  } catch {
    // If storage is full, the dismissal lasts as long as the page.
  }
  for (const listener of listeners) listener();
}

/**
 * Returns the announcement that was dismissed last, and a function that dismisses one. On the server no announcement is
 * dismissed.
 */
export function useDismissed(): [string, (text: string) => void] {
  return [useSyncExternalStore(subscribe, recall, () => ''), dismiss];
}
