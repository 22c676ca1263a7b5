/** Idle time after which the page counts as loaded, in ms. */
const QUIET_MS = 1000;

/**
 * Resolves when the page has finished loading. A permanent connection then does not compete with the first view, and
 * does not block tools that wait for an idle network.
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
