import { DAY_MS } from '@ethereal/contracts/durations';
import { fieldOf, textOf } from '@ethereal/web-kit/api/field-of.ts';

const STORAGE_KEY = 'ethereal.place';
/** Time for which the place is kept, in milliseconds: as long as the activation link of a new account is valid. */
const MAX_AGE_MS = DAY_MS;

/** Stores the page to return to after logging in, from any tab and after any number of pages. */
export function storeReturnPath(path: string, now = Date.now()): void {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify({ path, at: now }));
  } catch {
    // Without storage the log-in leads to the home page.
  }
}

/** Returns the stored page. */
export function readReturnPath(now = Date.now()): string | undefined {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? 'null');
    const at = fieldOf(stored, 'at');
    const isFresh = typeof at === 'number' && now - at <= MAX_AGE_MS;
    return isFresh ? textOf(stored, 'path') : undefined;
  } catch {
    return undefined;
  }
}

/** Deletes the stored page once the user has returned to it. */
export function removeReturnPath(): void {
  try {
    localStorage.removeItem(STORAGE_KEY);
  } catch {
    // Nothing is stored without storage.
  }
}
