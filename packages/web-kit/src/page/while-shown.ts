/**
 * Starts work that keeps a connection open, and aborts its signal while the page is in the back/forward cache, because
 * browsers do not cache a page with an open connection. Returns the function that ends the work for good.
 */
export function whileShown(start: (signal: AbortSignal) => unknown): () => void {
  let leaving = new AbortController();
  const ended = new AbortController();
  start(leaving.signal);
  window.addEventListener('pagehide', () => leaving.abort(), { signal: ended.signal });
  window.addEventListener(
    'pageshow',
    ({ persisted }) => {
      if (!persisted) return;
      leaving = new AbortController();
      start(leaving.signal);
    },
    { signal: ended.signal },
  );
  return () => {
    leaving.abort();
    ended.abort();
  };
}
