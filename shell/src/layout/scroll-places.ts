const STORED_AS = 'scrollPlaces';
const KEPT = 50;

let places: Map<string, number> | undefined;

/** Where each entry of this tab's history was scrolled to, in pixels; a reload finds it again. */
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
    return JSON.parse(sessionStorage.getItem(STORED_AS) ?? '[]');
  } catch {
    // Storage that is blocked, or holds foreign content: places last as long as the document.
    return [];
  }
}

/**
 * Gives the entry that a document begins with a key, as the router gives one to every other: without it a page that is opened anew is to the
 * router, and so to its places, the same as it was before. Called once, before the router begins.
 */
export function keyFirstEntry(): void {
  const key: unknown = history.state?.key;
  if (key === undefined) history.replaceState({ ...history.state, key: Math.random().toString(36).slice(2, 10) }, '');
}

/** The document may be loaded anew when one returns: the browser finds the place before any script could. */
function store(): void {
  history.scrollRestoration = 'auto';
  try {
    sessionStorage.setItem(STORED_AS, JSON.stringify([...(places ?? [])].slice(-KEPT)));
  } catch {
    // The same.
  }
}
