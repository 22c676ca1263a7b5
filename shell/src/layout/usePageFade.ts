import { useLocation } from '@ethereal/web-kit/router.ts';
import { type RefObject, useLayoutEffect, useRef } from 'react';

/** As `--fast`, in milliseconds. */
const FADE_MS = 120;

const isCalm = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Fades each new page in; what changes within a page (filters, more items) is there at once. The page itself is animated, and no picture of it
 * (`startViewTransition`): while a browser takes that, it hears no press and no choice.
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
