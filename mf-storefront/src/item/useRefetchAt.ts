import { useEffect } from 'react';

/** Longest delay of a timer, in milliseconds. */
const MAX_DELAY_MS = 2 ** 31 - 1;

/**
 * Calls `refetch` at a moment, such as the end of a sale that the page shows, and at once for one in the past: a page may
 * arrive after the end.
 */
export function useRefetchAt(moment: string | undefined, refetch: () => unknown): void {
  useEffect(() => {
    if (moment === undefined) return;
    const delay = Math.max(0, Date.parse(moment) - Date.now());
    if (delay > MAX_DELAY_MS) return;
    const timer = setTimeout(refetch, delay);
    return () => clearTimeout(timer);
  }, [moment, refetch]);
}
