const KEY = 'recentSearches';
const KEPT = 6;

/** Returns the searches stored in this browser, latest first. */
export function recentSearches(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((it) => typeof it === 'string').slice(0, KEPT) : [];
  } catch {
    return [];
  }
}

function keep(searches: readonly string[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(searches));
  } catch {
    // If storage is blocked, no searches are shown.
  }
}

/** Stores a text as the newest search in this browser. */
export function rememberSearch(text: string): void {
  const others = recentSearches().filter((it) => it.toLowerCase() !== text.toLowerCase());
  keep([text, ...others].slice(0, KEPT));
}

/** Deletes the stored searches. */
export const forgetSearches = (): void => keep([]);
