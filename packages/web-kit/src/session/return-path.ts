import { textOf } from '@ethereal/web-kit/api/field-of.ts';
import type { Location } from '@ethereal/web-kit/router.ts';
import { readReturnPath } from '@ethereal/web-kit/session/stored-return-path.ts';

/**
 * Returns the path to open after logging in: the page that required it (`state.from`, or `?next=`), else the page
 * stored when a visitor left it to sign up, if it is a page of the shop, else the home page.
 */
export function returnPath(location: Pick<Location, 'search'> & { state: unknown }): string {
  return (
    [requestedPath(location), readReturnPath()].find((path) => path !== undefined && isOwnPage(path)) ?? '/ethereal'
  );
}

/** Returns the page of the shop that required the log-in or sign-up. */
export function requestedPath(location: Pick<Location, 'search'> & { state: unknown }): string | undefined {
  const requested = textOf(location.state, 'from') ?? new URLSearchParams(location.search).get('next') ?? undefined;
  return requested !== undefined && isOwnPage(requested) ? requested : undefined;
}

/** Origin in place of the shop's, which a server does not know: a path that leads elsewhere changes it. */
const OWN = 'http://own.invalid';

function isOwnPage(path: string): boolean {
  if (!path.startsWith('/') || !URL.canParse(path, OWN)) return false;
  const url = new URL(path, OWN);
  return url.origin === OWN && /^\/ethereal(\/(?!login|signup)|$)/.test(url.pathname);
}
