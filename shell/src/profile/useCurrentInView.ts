import { useLocation } from '@ethereal/web-kit/router.ts';
import { type RefObject, useEffect } from 'react';

/** Scrolls a bar of links sideways so that the current page's link is in its middle. */
export function useCurrentInView(bar: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has another current link.
  useEffect(() => {
    const current = bar.current?.querySelector('[aria-current]');
    if (!bar.current || !current) return;
    const [frame, link] = [bar.current.getBoundingClientRect(), current.getBoundingClientRect()];
    bar.current.scrollLeft += link.left + link.width / 2 - (frame.left + frame.width / 2);
  }, [bar, pathname]);
}
