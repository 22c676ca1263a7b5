import { type ComponentProps, createElement, type MouseEvent } from 'react';
import { matchPath, type To, useHref, useLinkClickHandler, useLocation, useResolvedPath } from 'react-router-dom';

type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  to: To;
  /** Kept with the entry of the history. */
  state?: unknown;
  /** Whether the new entry takes the place of the one that one is at. */
  replace?: boolean;
};

/**
 * A link within the site, made of the router's own hooks: its Link also has what frameworks prefetch, 2 kB on every first visit. `to` is a
 * path of the site; what leads elsewhere is an `<a>`.
 */
export function Link({ to, state, replace, onClick, ...rest }: LinkProps) {
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, { state, replace, target: rest.target });
  function press(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (!event.defaultPrevented) follow(event);
  }
  return createElement('a', { ...rest, href: useHref(to), onClick: press });
}

/** A link that says when one is there, or with `end` exactly there and not below. */
export function NavLink({ end = false, ...link }: LinkProps & { end?: boolean }) {
  const { pathname: path } = useResolvedPath(link.to);
  const isHere = matchPath({ path, end }, useLocation().pathname) !== null;
  return createElement(Link, { 'aria-current': isHere ? 'page' : undefined, ...link });
}
