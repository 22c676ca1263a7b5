import { useLocation, useNavigationType } from '@ethereal/web-kit/router.ts';
import { useLayoutEffect, useRef } from 'react';
import { scrollPlaces } from './scroll-places.ts';

/** Maximum time in which a page that grows is scrolled again, in ms. */
const MAX_WAIT_MS = 3000;

/**
 * Scrolls a new page to its top, or to the element that a hash names, and restores the scroll position after Back,
 * Forward and a reload, even if the page's list takes a moment to load. An address that replaces itself, or has
 * `keepsPlace` in its state (filters), does not scroll. After a reload of the document the browser restores the
 * position first; the hook only continues if the page was too short for that.
 */
export function useScrollPlace(): void {
  const { key, pathname, search, hash, state } = useLocation();
  const entry = `${key} ${pathname}${search}`;
  const keepsPlace = state?.keepsPlace === true;
  const type = useNavigationType();
  const shownPath = useRef<string>(undefined);

  // The effect runs in the layout phase, so that the scroll to the top of the next page is not stored as this page's
  // position.
  useLayoutEffect(() => {
    const places = scrollPlaces();
    const storePlace = () => places.set(entry, window.scrollY);
    // WebKit restores a document from its back/forward cache at the top.
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) restore(places.get(entry), false);
    };
    const unmounted = new AbortController();
    const { signal } = unmounted;
    window.addEventListener('scroll', storePlace, { passive: true, signal });
    // A scroll event is dispatched in the next frame, which may not occur on a page that is left.
    window.addEventListener('pagehide', storePlace, { capture: true, signal });
    window.addEventListener('pageshow', onPageShow, { signal });
    return () => unmounted.abort();
  }, [entry]);

  useLayoutEffect(() => {
    const { current: shown } = shownPath;
    const isSamePage = shown === pathname;
    shownPath.current = pathname;
    if (type === 'POP') return restore(scrollPlaces().get(entry), shown !== undefined);
    if (hash !== '') return scrollToElement(hash.slice(1));
    if (keepsPlace && isSamePage) scrollPlaces().set(entry, window.scrollY);
    else if (type === 'PUSH' || !isSamePage) window.scrollTo(0, 0);
  }, [entry, pathname, hash, type, keepsPlace]);
}

/**
 * Restores the position after Back, Forward or a reload. The first page of a document is scrolled only if the browser
 * did not restore its position.
 */
function restore(place: number | undefined, wasShown: boolean): (() => void) | undefined {
  if (wasShown) return scrollBackTo(place ?? 0);
  return place === undefined || isScrolled() ? undefined : scrollBackTo(place);
}

/** Whether the visitor, or the browser, has scrolled this document before it was hydrated. */
function isScrolled(): boolean {
  const end = document.documentElement.scrollHeight - window.innerHeight;
  return window.scrollY > 0 && window.scrollY < end - 1;
}

function scrollBackTo(place: number): () => void {
  return scrollWhileGrowing(() => {
    window.scrollTo(0, place);
    return Math.abs(window.scrollY - place) <= 1;
  });
}

/** Scrolls to an element that may appear later, and again whenever content that loads moves it. */
function scrollToElement(id: string): () => void {
  return scrollWhileGrowing(() => {
    document.getElementById(id)?.scrollIntoView();
    return false;
  });
}

/**
 * Scrolls now and whenever the page's height changes: until `scroll` returns true, the time is over or the visitor
 * acts. Returns a function that ends it earlier.
 */
function scrollWhileGrowing(scroll: () => boolean): () => void {
  const observer = new ResizeObserver(attempt);
  const timer = setTimeout(stop, MAX_WAIT_MS);
  const own = ['wheel', 'pointerdown', 'keydown'] as const;
  for (const event of own) window.addEventListener(event, stop, { passive: true });
  observer.observe(document.body);

  function attempt() {
    if (scroll()) stop();
  }
  function stop() {
    observer.disconnect();
    clearTimeout(timer);
    for (const event of own) window.removeEventListener(event, stop);
  }
  attempt();
  return stop;
}
