import { useLocation } from '@ethereal/web-kit/router.ts';
import { type RefObject, useEffect } from 'react';

/** Scrolls a bar sideways so that a link is in its middle. */
function center(bar: Element, link: Element): void {
  const [frame, place] = [bar.getBoundingClientRect(), link.getBoundingClientRect()];
  bar.scrollLeft += place.left + place.width / 2 - (frame.left + frame.width / 2);
}

/**
 * Scrolls a bar of links sideways so that the link of the current page is in its middle, once the bar is shown and
 * after each navigation. `count` is the number of links where they load after the bar. A link that the keyboard reaches
 * moves to the middle as well: browsers leave a link that is cut where it is.
 */
export function useCurrentInView(bar: RefObject<HTMLElement | null>, count = 0): void {
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page, or more links, change the current link.
  useEffect(() => {
    const current = bar.current?.querySelector('[aria-current]');
    if (bar.current && current) center(bar.current, current);
  }, [bar, pathname, count]);
  useEffect(() => {
    const place = bar.current;
    if (!place) return;
    // A press with the pointer must not move the link below it.
    const follow = ({ target }: FocusEvent) =>
      target instanceof Element && target.matches(':focus-visible') && center(place, target);
    place.addEventListener('focusin', follow);
    return () => place.removeEventListener('focusin', follow);
  }, [bar]);
}
