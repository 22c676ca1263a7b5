/**
 * Starts work that keeps a connection open, and ends it by its signal while the page is in the back/forward cache,
 * which an open connection would keep the page out of. Returns the function that ends the work for good.
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
