import { useLocation } from '@ethereal/web-kit/router.ts';
import { type RefObject, useEffect } from 'react';

/**
 * Scrolls a bar of links sideways so that the link of the current page is in its middle, once the bar is shown and
 * after each navigation. `count` is the number of links where they load after the bar.
 */
export function useCurrentInView(bar: RefObject<HTMLElement | null>, count = 0): void {
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page, or more links, change the current link.
  useEffect(() => {
    const current = bar.current?.querySelector('[aria-current]');
    if (!bar.current || !current) return;
    const [frame, link] = [bar.current.getBoundingClientRect(), current.getBoundingClientRect()];
    bar.current.scrollLeft += link.left + link.width / 2 - (frame.left + frame.width / 2);
  }, [bar, pathname, count]);
}
