import { focusIn } from '@ethereal/web-kit/navigation/focus-state.ts';
import { useLocation } from '@ethereal/web-kit/router.ts';
import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Milliseconds after which the heading or the page takes the focus until the missing element appears. */
const MAX_WAIT_MS = 3000;

let pathOfPage: string | undefined;

/** Returns the path of the page that is shown. While the next page loads, the address already has that page's path. */
export const shownPath = (): string => pathOfPage ?? location.pathname;

/**
 * Moves the focus to the new page's heading after a navigation, so that keyboard and screen reader continue from there,
 * or to the element that the navigation names by `focusState` or a fragment of the address.
 * The focus stays if the visitor has moved it meanwhile, or types. Runs in the layout phase, because a later effect
 * would interrupt typing into the field that still has the focus. Returns the ref for the main element.
 */
export function useFocusHeading(): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null);
  const { pathname, hash, state } = useLocation();
  const shown = useRef(pathname);
  const named = useRef<string>(undefined);
  named.current = focusIn(state) ?? hash.slice(1);

  useLayoutEffect(() => {
    const element = main.current;
    pathOfPage = pathname;
    if (!element || shown.current === pathname) return;
    shown.current = pathname;
    const id = named.current;
    const find = () => (id ? document.getElementById(id) : element.querySelector('h1'));
    return whenShown(element, find, (target) => {
      const isControl = target.tabIndex >= 0;
      if (!isControl) target.tabIndex = -1;
      target.focus({ preventScroll: !isControl });
    });
  }, [pathname]);
  return main;
}

function whenShown(
  main: HTMLElement,
  find: () => HTMLElement | null,
  focus: (element: HTMLElement) => void,
): () => void {
  let before = document.activeElement;
  const hasMoved = () => document.activeElement !== before && document.activeElement !== document.body;
  const observer = new MutationObserver(endIfFound);
  const timer = setTimeout(focusForNow, MAX_WAIT_MS);
  observer.observe(main, { childList: true, subtree: true, attributeFilter: ['style', 'hidden', 'disabled'] });
  addEventListener('input', end, { capture: true });
  endIfFound();

  /**
   * Focuses the target, and ends when the target or another element has taken the focus. A target that is hidden or
   * disabled does not take it before it changes.
   */
  function endIfFound() {
    const target = find();
    if (target && !hasMoved()) focus(target);
    if (hasMoved() || document.activeElement === target) end();
  }
  /** Moves the focus into the page, from where it moves on to what is still missing. */
  function focusForNow() {
    if (hasMoved()) return;
    focus(main.querySelector('h1') ?? main);
    before = document.activeElement;
  }
  function end() {
    observer.disconnect();
    clearTimeout(timer);
    removeEventListener('input', end, { capture: true });
  }
  return end;
}
