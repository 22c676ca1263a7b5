const KEY = 'recentSearches';
/** Maximum number of searches that are stored. */
const MAX_STORED = 6;

/** Returns the searches stored in this browser, latest first. */
export function readSearches(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((it) => typeof it === 'string').slice(0, MAX_STORED) : [];
  } catch {
    return [];
  }
}

function store(searches: readonly string[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(searches));
  } catch {
    // If storage is blocked, no searches are shown.
  }
}

/** Stores a text as the newest search in this browser. */
export function storeSearch(text: string): void {
  const others = readSearches().filter((it) => it.toLowerCase() !== text.toLowerCase());
  store([text, ...others].slice(0, MAX_STORED));
}

/** Removes the stored searches. */
export const removeSearches = (): void => store([]);
