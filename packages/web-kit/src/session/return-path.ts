import type { Location } from '@ethereal/web-kit/router.ts';
import { keptPlace } from '@ethereal/web-kit/session/kept-place.ts';

/**
 * Returns the path to open after logging in: the page that required it (`state.from`, or `?next=`), else the page
 * stored when a visitor left it to sign up, if it is a page of the shop, else the home page.
 */
export function returnPath(location: Pick<Location, 'search'> & { state: unknown }): string {
  return [askedPath(location), keptPlace()].find((path) => path !== undefined && isOwnPage(path)) ?? '/ethereal';
}

/** Returns the page of the shop that required the log-in or sign-up. */
export function askedPath(location: Pick<Location, 'search'> & { state: unknown }): string | undefined {
  const asked = fromState(location.state) ?? new URLSearchParams(location.search).get('next') ?? undefined;
  return asked !== undefined && isOwnPage(asked) ? asked : undefined;
}

function fromState(state: unknown): string | undefined {
  return typeof state === 'object' && state !== null && 'from' in state && typeof state.from === 'string'
    ? state.from
    : undefined;
}

/** Origin in place of the shop's, which a server does not know: a path that leads elsewhere changes it. */
const OWN = 'http://own.invalid';

function isOwnPage(path: string): boolean {
  if (!path.startsWith('/') || !URL.canParse(path, OWN)) return false;
  const url = new URL(path, OWN);
  return url.origin === OWN && /^\/ethereal(\/(?!login|signup)|$)/.test(url.pathname);
}
