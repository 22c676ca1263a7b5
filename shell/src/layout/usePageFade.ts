import { useLocation } from '@ethereal/web-kit/router.ts';
import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Duration of the fade, equal to `--fast`, in ms. */
const FADE_MS = 120;

const isCalm = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Fades in each new page. Changes within a page (filters, more items) are shown at once. The page element itself is
 * animated, not a snapshot (`startViewTransition`), because a browser that takes a snapshot handles no input.
 */
export function usePageFade(main: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (!isCalm()) main.current?.animate({ opacity: [0, 1] }, FADE_MS);
  }, [main, pathname]);
}
