import { useEffect, useRef } from 'react';

const rows = () => [...document.querySelectorAll<HTMLElement>('[data-desk-row]')];

/**
 * When a dialog on a row closes, the focus goes back to the row, or to the one that took its place: the keyboard goes
 * on from there.
 * Call what it gives before the dialog opens.
 */
export function useKeptPlace(isOpen: boolean): () => void {
  const place = useRef<number>(undefined);
  useEffect(() => {
    if (isOpen || place.current === undefined) return;
    const left = rows();
    left[Math.min(place.current, left.length - 1)]?.focus();
    place.current = undefined;
  }, [isOpen]);
  return () => {
    const at = rows().findIndex((row) => row.contains(document.activeElement));
    place.current = Math.max(at, 0);
  };
}
