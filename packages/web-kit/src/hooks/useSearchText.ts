import { useChanged } from '@ethereal/web-kit/hooks/useChanged.ts';
import { useEffect, useRef, useState } from 'react';

/** Milliseconds without a key press after which a search starts. */
const PAUSE_MS = 300;

/**
 * Returns the text of a search field whose search is kept elsewhere, such as in the address. `onSearch` is called when
 * the typed text rests. A search that changes in another way, such as by a link, replaces the typed text.
 */
export function useSearchText(search: string, onSearch: (search: string) => void) {
  const [typed, setTyped] = useState(search);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(onSearch);
  latest.current = onSearch;
  // A search that began before the latest key press must not remove that key.
  if (useChanged(search) && timer.current === undefined && search !== typed.trim()) setTyped(search);
  useEffect(() => () => clearTimeout(timer.current), []);
  function stop(): void {
    clearTimeout(timer.current);
    timer.current = undefined;
  }
  return {
    typed,
    type(text: string) {
      stop();
      setTyped(text);
      timer.current = setTimeout(() => {
        timer.current = undefined;
        latest.current(text.trim());
      }, PAUSE_MS);
    },
    /** Returns the typed text at once; no search follows it. */
    settle() {
      stop();
      return typed.trim();
    },
  };
}
