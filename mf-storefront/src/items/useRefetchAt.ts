import { useEffect } from 'react';

/** Time after the moment, in milliseconds: timers may fire a little early. */
const DELAY_MS = 50;
/** Time after which an answer that still has the moment is requested again, in milliseconds. */
const REPEAT_MS = 10_000;
/** Longest delay of a timer, in milliseconds. */
const MAX_DELAY_MS = 2 ** 31 - 1;

/**
 * Calls `refetch` at a moment, such as the end of a sale that the page shows, and at once for one in the past: a page
 * may arrive after the end. Repeats the call until the data have another moment, because a request may fail and the
 * clock of the browser may be ahead of the server's.
 */
export function useRefetchAt(moment: string | undefined, refetch: () => unknown): void {
  useEffect(() => {
    if (moment === undefined) return;
    const delay = Math.max(0, Date.parse(moment) + DELAY_MS - Date.now());
    if (delay > MAX_DELAY_MS) return;
    let timer = setTimeout(function act() {
      refetch();
      timer = setTimeout(act, REPEAT_MS);
    }, delay);
    return () => clearTimeout(timer);
  }, [moment, refetch]);
}
