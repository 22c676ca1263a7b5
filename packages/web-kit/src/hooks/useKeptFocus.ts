import { useLayoutEffect, useRef } from 'react';

/**
 * Gives the focus back to a control that is disabled while busy: browsers take it away, and the keyboard would
 * have to start again from the top of the page. Put the returned ref on the control.
 */
export function useKeptFocus<T extends HTMLElement>(isDisabled: boolean) {
  const control = useRef<T>(null);
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    if (isDisabled) {
      // The browser moves the focus only after this: here it still stands where it was.
      hadFocus.current = document.activeElement === control.current;
    } else if (hadFocus.current) {
      hadFocus.current = false;
      // A person who moved elsewhere meanwhile stays there. A press on the disabled control gives the focus to what is around it.
      if (document.activeElement?.contains(control.current)) control.current?.focus({ preventScroll: true });
    }
  }, [isDisabled]);
  return control;
}
