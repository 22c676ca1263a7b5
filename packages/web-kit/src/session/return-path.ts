import type { Location } from '@ethereal/web-kit/router.ts';

const PLACE = 'ethereal.place';
/** Milliseconds for which the kept page counts; signing up includes waiting for a mail. */
const GOOD_FOR_MS = 24 * 60 * 60_000;

/** Keeps the page to return to after a log-in, for every tab of this browser. */
export function keepPlace(path: string, now = Date.now()): void {
  try {
    localStorage.setItem(PLACE, JSON.stringify({ path, at: now }));
  } catch {
    // A browser without storage leads to the home page.
  }
}

/**
 * Returns the page to open after a log-in: the one that the location names (`state.from` or `?next=`), else the one that
 * was kept, else the home page. Pages of other sites and those of the log-in itself are ignored. The kept page is removed.
 */
export function returnPath(location: Pick<Location, 'search'> & { state: unknown }, now = Date.now()): string {
  const kept = takePlace(now);
  const asked = fromState(location.state) ?? new URLSearchParams(location.search).get('next') ?? kept;
  return asked !== undefined && isOwnPage(asked) ? asked : '/ethereal';
}

function takePlace(now: number): string | undefined {
  try {
    const kept: { path: unknown; at: number } = JSON.parse(localStorage.getItem(PLACE) ?? 'null');
    localStorage.removeItem(PLACE);
    return typeof kept.path === 'string' && now - kept.at <= GOOD_FOR_MS ? kept.path : undefined;
  } catch {
    return undefined;
  }
}

function fromState(state: unknown): string | undefined {
  return typeof state === 'object' && state !== null && 'from' in state && typeof state.from === 'string'
    ? state.from
    : undefined;
}

function isOwnPage(path: string): boolean {
  if (!path.startsWith('/') || !URL.canParse(path, location.origin)) return false;
  const url = new URL(path, location.origin);
  return url.origin === location.origin && /^\/ethereal(\/(?!login|signup)|$)/.test(url.pathname);
}
