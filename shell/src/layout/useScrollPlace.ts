import { useLocation, useNavigationType } from '@ethereal/web-kit/router.ts';
import { useLayoutEffect, useRef } from 'react';

/** How long a page may take to grow tall enough again for its old place, in milliseconds. */
const PATIENCE_MS = 3000;

const places = new Map<string, number>();

/**
 * A new page begins at its top, Back and Forward return to where one was, also when the page's list needs a
 * moment to be there; a change of the address that replaces itself (filters) moves nothing.
 */
export function useScrollPlace(): void {
  const { key, pathname, hash } = useLocation();
  const type = useNavigationType();
  const shownPath = useRef<string>(undefined);

  // In the layout phase, so that the scroll to the next page's top is not remembered as this page's place.
  useLayoutEffect(() => {
    history.scrollRestoration = 'manual';
    const remember = () => places.set(key, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [key]);

  useLayoutEffect(() => {
    const isSamePage = shownPath.current === pathname;
    shownPath.current = pathname;
    if (type === 'POP') return returnTo(places.get(key) ?? 0);
    if (hash !== '') document.querySelector(hash)?.scrollIntoView();
    else if (type === 'PUSH' || !isSamePage) window.scrollTo(0, 0);
  }, [key, pathname, hash, type]);
}

function returnTo(place: number): () => void {
  const observer = new ResizeObserver(go);
  const timer = setTimeout(stop, PATIENCE_MS);
  const own = ['wheel', 'touchstart', 'keydown'] as const;
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
