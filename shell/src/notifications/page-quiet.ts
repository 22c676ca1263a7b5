/** How long nothing may have arrived for the page to count as loaded, in milliseconds. */
const QUIET_MS = 1000;

/**
 * Waits until the page has loaded what it shows: a connection that stays open takes no place from its first view, and
 * a tool that waits for an idle network is not kept waiting by it.
 */
export async function pageQuiet(signal: AbortSignal): Promise<void> {
  if (typeof PerformanceObserver === 'undefined') return;
  await new Promise<void>((resolve) => {
    let timer = setTimeout(done, QUIET_MS);
    const arrivals = new PerformanceObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(done, QUIET_MS);
    });
    arrivals.observe({ type: 'resource' });
    signal.addEventListener('abort', done, { once: true });
    function done() {
      clearTimeout(timer);
      arrivals.disconnect();
      resolve();
    }
  });
}
