import type { Location } from '@ethereal/web-kit/router.ts';

/**
 * Where to go after logging in: the page that asked (`state.from`, or `?next=`), when it is one of ours,
 * else the home page.
 */
export function returnPath(location: Pick<Location, 'search'> & { state: unknown }): string {
  const asked = fromState(location.state) ?? new URLSearchParams(location.search).get('next');
  return asked !== null && isOwnPage(asked) ? asked : '/ethereal';
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
