const STORED = 'ethereal.place';
/** Milliseconds for which the place is kept: as long as the activation link of a new account. */
const KEPT_MS = 24 * 3_600_000;

/** Stores the page to return to after logging in, in whichever tab and after however many pages that happens. */
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

/** Deletes the stored page, once the person is back there. */
export function forgetPlace(): void {
  try {
    localStorage.removeItem(STORED);
  } catch {
    // Nothing is stored without storage.
  }
}
