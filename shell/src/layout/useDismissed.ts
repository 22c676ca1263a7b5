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
    // Storage that is full forgets it with the page.
  }
  for (const listener of listeners) listener();
}

/** The announcement that was dismissed last, and how to dismiss one. The server knows of none. */
export function useDismissed(): [string, (text: string) => void] {
  return [useSyncExternalStore(subscribe, recall, () => ''), dismiss];
}
