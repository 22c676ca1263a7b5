const STORED_AS = 'scrollPlaces';
const KEPT = 50;

let places: Map<string, number> | undefined;

/** Where each entry of this tab's history was scrolled to, in pixels; a reload finds it again. */
export function scrollPlaces(): Map<string, number> {
  if (!places) {
    places = new Map(readStored());
    window.addEventListener('pagehide', store);
  }
  return places;
}

function readStored(): [string, number][] {
  try {
    return JSON.parse(sessionStorage.getItem(STORED_AS) ?? '[]');
  } catch {
    // Storage that is blocked, or holds what nobody here wrote: places last as long as the document.
    return [];
  }
}

function store(): void {
  try {
    sessionStorage.setItem(STORED_AS, JSON.stringify([...(places ?? [])].slice(-KEPT)));
  } catch {
    // The same.
  }
}
