import { type ComponentProps, createElement, type MouseEvent } from 'react';
import { matchPath, type To, useHref, useLinkClickHandler, useLocation, useResolvedPath } from 'react-router-dom';

type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  to: To;
  /** State of the history entry. */
  state?: unknown;
  /** Whether the new entry replaces the current one. */
  replace?: boolean;
};

/**
 * Renders a link within the site with the hooks of the router. The router's own Link contains prefetching for
 * frameworks, 2 kB on every first visit. `to` is a path of the site; use `<a>` for other sites.
 */
export function Link({ to, state, replace, onClick, ...rest }: LinkProps) {
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, { state, replace, target: rest.target });
  function press(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (!event.defaultPrevented) follow(event);
  }
  return createElement('a', { ...rest, href: useHref(to), onClick: press });
}

/** Renders a link that is marked as current on its page and the pages below it; with `end` on its page only. */
export function NavLink({ end = false, ...link }: LinkProps & { end?: boolean }) {
  const { pathname: path } = useResolvedPath(link.to);
  const isHere = matchPath({ path, end }, useLocation().pathname) !== null;
  return createElement(Link, { 'aria-current': isHere ? 'page' : undefined, ...link });
}
