import { useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Gives the focus back to a control that is disabled while busy: browsers take it away, and the keyboard would
 * have to start again from the top of the page. Put the returned ref on the control.
 */
export function useKeptFocus<T extends HTMLButtonElement | HTMLSelectElement>(isDisabled: boolean) {
  const control = useRef<T>(null);
  const hadFocus = useRef(false);
  useEffect(() => {
    const element = control.current;
    if (!element) return;
    hadFocus.current = document.activeElement === element;
    const leaving = new AbortController();
    const { signal } = leaving;
    element.addEventListener('focus', () => (hadFocus.current = true), { signal });
    // From a disabled control the browser takes it, some at once and others with the next frame.
    element.addEventListener('blur', () => (hadFocus.current &&= element.disabled), { signal });
    return () => leaving.abort();
  }, []);
  useLayoutEffect(() => {
    if (isDisabled || !hadFocus.current) return;
    // A person who moved elsewhere meanwhile stays there. A press on the disabled control gives the focus to what is around it.
    if (document.activeElement?.contains(control.current)) control.current?.focus({ preventScroll: true });
    else hadFocus.current = false;
  }, [isDisabled]);
  return control;
}
