import { useLocation, useNavigationType } from '@ethereal/web-kit/router.ts';
import { useLayoutEffect, useRef } from 'react';
import { scrollPlaces } from './scroll-places.ts';

/** How long a page may take to grow tall enough again for its old place, in milliseconds. */
const PATIENCE_MS = 3000;

/**
 * A new page begins at its top; Back, Forward and a reload return to where one was, also when the page's list needs a
 * moment to be there. An address that replaces itself, or says `keepsPlace` (filters), moves nothing. To a document that is loaded anew
 * the browser itself returns, before it is seen: here only what was too short for that goes on.
 */
export function useScrollPlace(): void {
  const { key, pathname, search, hash, state } = useLocation();
  const entry = `${key} ${pathname}${search}`;
  const keepsPlace = state?.keepsPlace === true;
  const type = useNavigationType();
  const shownPath = useRef<string>(undefined);

  // In the layout phase, so that the scroll to the next page's top is not remembered as this page's place.
  useLayoutEffect(() => {
    const places = scrollPlaces();
    const remember = () => places.set(entry, window.scrollY);
    // WebKit brings a document back from its cache at the top.
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted) restore(places.get(entry), false);
    };
    const until = new AbortController();
    const { signal } = until;
    window.addEventListener('scroll', remember, { passive: true, signal });
    // The event of a scroll comes with the next frame, which a page that is left may not have.
    window.addEventListener('pagehide', remember, { capture: true, signal });
    window.addEventListener('pageshow', comeBack, { signal });
    return () => until.abort();
  }, [entry]);

  useLayoutEffect(() => {
    const { current: shown } = shownPath;
    const isSamePage = shown === pathname;
    shownPath.current = pathname;
    if (type === 'POP') return restore(scrollPlaces().get(entry), shown !== undefined);
    if (hash !== '') document.querySelector(hash)?.scrollIntoView();
    else if (keepsPlace && isSamePage) scrollPlaces().set(entry, window.scrollY);
    else if (type === 'PUSH' || !isSamePage) window.scrollTo(0, 0);
  }, [entry, pathname, hash, type, keepsPlace]);
}

/** After Back, Forward or a reload; a first page is moved only where it has a place that the browser did not restore. */
function restore(place: number | undefined, wasShown: boolean): (() => void) | undefined {
  if (wasShown) return returnTo(place ?? 0);
  return place === undefined || hasPlace() ? undefined : returnTo(place);
}

/** Whether the visitor, or the browser for them, has found a place in this document before it was hydrated. */
function hasPlace(): boolean {
  const end = document.documentElement.scrollHeight - window.innerHeight;
  return window.scrollY > 0 && window.scrollY < end - 1;
}

function returnTo(place: number): () => void {
  const observer = new ResizeObserver(go);
  const timer = setTimeout(stop, PATIENCE_MS);
  const own = ['wheel', 'pointerdown', 'keydown'] as const;
  for (const event of own) window.addEventListener(event, stop, { passive: true });
  observer.observe(document.body);

  function go() {
    window.scrollTo(0, place);
    if (Math.abs(window.scrollY - place) <= 1) stop();
  }
  function stop() {
    observer.disconnect();
    clearTimeout(timer);
    for (const event of own) window.removeEventListener(event, stop);
  }
  go();
  return stop;
}
