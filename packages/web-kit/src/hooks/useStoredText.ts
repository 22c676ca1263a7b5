import { createStore, type Store } from '@ethereal/web-kit/hooks/create-store.ts';
import { useSyncExternalStore } from 'react';

/**
 * Returns the store of a text in the browser's storage, which the tabs share; an empty text is removed. A text that the
 * browser does not store, for example because the storage is full, lasts as long as the page.
 */
export function storedText(key: string): Store<string> & { write(text: string): void } {
  const unstored = createStore<string | undefined>(undefined);
  return {
    read: () => unstored.read() ?? localStorage.getItem(key) ?? '',
    write(text) {
      try {
        if (text === '') localStorage.removeItem(key);
        else localStorage.setItem(key, text);
        unstored.write(undefined);
      } catch {
        unstored.write(text);
      }
    },
    subscribe(listener) {
      const unsubscribe = unstored.subscribe(listener);
      window.addEventListener('storage', listener);
      return () => {
        unsubscribe();
        window.removeEventListener('storage', listener);
      };
    },
  };
}

/** Returns the text of a store, and renders again when it changes. The text is empty on the server. */
export const useStoredText = ({ subscribe, read }: Store<string>): string =>
  useSyncExternalStore(subscribe, read, () => '');
