const STORED = 'ethereal.place';
/** Time for which the place is kept, in ms: as long as the activation link of a new account is valid. */
const KEPT_MS = 24 * 3_600_000;

/** Stores the page to return to after logging in, from any tab and after any number of pages. */
export function keepPlace(path: string, now = Date.now()): void {
  try {
    localStorage.setItem(STORED, JSON.stringify({ path, at: now }));
  } catch {
    // Without storage the log-in leads to the home page.
  }
}

/** Returns the stored page. */
export function keptPlace(now = Date.now()): string | undefined {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORED) ?? 'null');
    if (typeof stored !== 'object' || stored === null || !('path' in stored) || !('at' in stored)) return undefined;
    const { path, at } = stored;
    const isFresh = typeof at === 'number' && now - at <= KEPT_MS;
    return typeof path === 'string' && isFresh ? path : undefined;
  } catch {
    return undefined;
  }
}

/** Deletes the stored page once the user has returned to it. */
export function forgetPlace(): void {
  try {
    localStorage.removeItem(STORED);
  } catch {
    // Nothing is stored without storage.
  }
}
