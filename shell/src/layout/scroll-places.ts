const STORAGE_KEY = 'scrollPlaces';
/** Maximum number of places that are stored. */
const MAX_STORED = 50;

let places: Map<string, number> | undefined;

/** Returns the scroll position of each entry of this tab's history, in pixels. The positions survive a reload. */
export function scrollPlaces(): Map<string, number> {
  if (!places) {
    places = new Map(readStored());
    history.scrollRestoration = 'manual';
    window.addEventListener('pagehide', store);
    window.addEventListener('pageshow', () => {
      history.scrollRestoration = 'manual';
    });
  }
  return places;
}

function readStored(): [string, number][] {
  try {
    return JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]');
  } catch {
    // If storage is blocked or has foreign content, the positions last as long as the document.
    return [];
  }
}

/**
 * Gives the first history entry of a document a key, as the router gives one to every other entry. Without it the
 * router, and so the scroll positions, could not distinguish a page that is opened again. Called once, before the
 * router starts.
 */
export function keyFirstEntry(): void {
  const key: unknown = history.state?.key;
  if (key === undefined) history.replaceState({ ...history.state, key: Math.random().toString(36).slice(2, 10) }, '');
}

/**
 * Stores the positions and lets the browser restore the scroll position, because the document may be loaded again on
 * return and the browser restores the position before any script runs.
 */
function store(): void {
  history.scrollRestoration = 'auto';
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify([...(places ?? [])].slice(-MAX_STORED)));
  } catch {
    // If storage is blocked, the positions last as long as the document.
  }
}
