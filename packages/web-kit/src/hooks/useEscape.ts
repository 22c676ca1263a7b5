import { useEffect } from 'react';

/** Runs a function on Escape, unless a dialog or a list took the key first. `onEscape` must not change. */
export function useEscape(onEscape: () => void): void {
  useEffect(() => {
    const follow = (event: KeyboardEvent) => event.key === 'Escape' && !event.defaultPrevented && onEscape();
    addEventListener('keydown', follow);
    return () => removeEventListener('keydown', follow);
  }, [onEscape]);
}
