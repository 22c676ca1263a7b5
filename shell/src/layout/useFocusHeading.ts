import { useLocation } from '@ethereal/web-kit/router.ts';
import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Time after which the focus moves to the page itself if the page shows no heading, in ms. */
const MAX_WAIT_MS = 3000;

let pathOfPage: string | undefined;

/** Returns the path of the page that is shown. While the next page loads, the address already has that page's path. */
export const shownPath = (): string => pathOfPage ?? location.pathname;

/**
 * Moves the focus to the new page's heading after a navigation, so that keyboard and screen reader continue from there.
 * The focus stays if the visitor has moved it meanwhile, or types. Runs in the layout phase, because a later effect
 * would interrupt typing into the field that still has the focus. Returns the ref for the main element.
 */
export function useFocusHeading(): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const shown = useRef(pathname);

  useLayoutEffect(() => {
    const element = main.current;
    pathOfPage = pathname;
    if (!element || shown.current === pathname) return;
    shown.current = pathname;
    return whenHeading(element, (heading) => {
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    });
  }, [pathname]);
  return main;
}

function whenHeading(main: HTMLElement, focus: (element: HTMLElement) => void): () => void {
  const before = document.activeElement;
  const observer = new MutationObserver(findHeading);
  const timer = setTimeout(() => end(main), MAX_WAIT_MS);
  const isTyping = () => end();
  observer.observe(main, { childList: true, subtree: true });
  addEventListener('input', isTyping, { capture: true });
  findHeading();

  function findHeading() {
    const heading = main.querySelector('h1');
    if (heading) end(heading);
  }
  function end(target?: HTMLElement) {
    observer.disconnect();
    clearTimeout(timer);
    removeEventListener('input', isTyping, { capture: true });
    const moved = document.activeElement !== before && document.activeElement !== document.body;
    if (target && !moved) focus(target);
  }
  return () => end();
}
