import { useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Returns the focus to a control that was disabled while busy: browsers remove it, and the keyboard would have to start
 * again from the top of the page. Put the returned ref on the control.
 */
export function useRestoredFocus<T extends HTMLButtonElement | HTMLSelectElement>(isDisabled: boolean) {
  const control = useRef<T>(null);
  const hadFocus = useRef(false);
  useEffect(() => {
    const element = control.current;
    if (!element) return;
    hadFocus.current = document.activeElement === element;
    const leaving = new AbortController();
    const { signal } = leaving;
    element.addEventListener('focus', () => (hadFocus.current = true), { signal });
    // Browsers remove the focus of a disabled control at once or with the next frame.
    element.addEventListener('blur', () => (hadFocus.current &&= element.disabled), { signal });
    return () => leaving.abort();
  }, []);
  useLayoutEffect(() => {
    if (isDisabled || !hadFocus.current) return;
    // A user who focused another element stays there. A press on the disabled control focuses its container.
    if (document.activeElement?.contains(control.current)) control.current?.focus({ preventScroll: true });
    else hadFocus.current = false;
  }, [isDisabled]);
  return control;
}
