import { useEffect, useRef } from 'react';

const rows = () => [...document.querySelectorAll<HTMLElement>('[data-desk-row]')];

/**
 * Moves the focus back to a row when its dialog closes, or to the row that took its place. Call the returned function
 * before the dialog opens.
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
