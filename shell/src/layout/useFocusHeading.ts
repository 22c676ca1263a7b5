import { useLocation } from '@ethereal/web-kit/router.ts';
import { type RefObject, useLayoutEffect, useRef } from 'react';

/** How long a page may take to show its heading before the focus goes to the page itself, in milliseconds. */
const PATIENCE_MS = 3000;

/**
 * After a navigation puts the focus on the new page's heading, so that keyboard and screen reader go on
 * from there; not when somebody has gone to something else meanwhile, or types. With the page itself and not in an effect after it:
 * what is typed into what is focused still would be interrupted. Gives the ref for the main element.
 */
export function useFocusHeading(): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const shown = useRef(pathname);

  useLayoutEffect(() => {
    const element = main.current;
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
  const observer = new MutationObserver(look);
  const timer = setTimeout(() => end(main), PATIENCE_MS);
  const isTyping = () => end();
  observer.observe(main, { childList: true, subtree: true });
  addEventListener('input', isTyping, { capture: true });
  look();

  function look() {
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
