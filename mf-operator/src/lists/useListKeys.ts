import { useEffect } from 'react';

/** Returns the rows of the list (`DeskRow`) in their order. */
export const deskRows = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-desk-row]')];

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.matches('input:not([type="checkbox"], [type="radio"]), textarea, select') ||
    target.closest('[role="dialog"]') !== null);

/** Moves the focus to the next row (`by` 1) or the previous one (-1); from outside the list to the first. */
function moveFocus(by: 1 | -1): void {
  const rows = deskRows();
  const at = rows.findIndex((row) => row.contains(document.activeElement));
  const next = rows[at < 0 ? 0 : Math.min(Math.max(at + by, 0), rows.length - 1)];
  next?.focus();
  next?.scrollIntoView?.({ block: 'nearest' });
}

const handleKey = (key: string) => {
  if (key === 'j') moveFocus(1);
  else if (key === 'k') moveFocus(-1);
  else if (key === '/') document.querySelector<HTMLElement>('[data-desk-search]')?.focus();
  else return false;
  return true;
};

/**
 * Handles the keys of a list: `j` and `k` move through the rows, `/` moves to the search or filter. The keys do nothing
 * in a text field or dialog.
 */
export function useListKeys(): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      if (handleKey(event.key)) event.preventDefault();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}
