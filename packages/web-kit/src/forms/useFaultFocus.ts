import { type RefObject, useEffect, useRef } from 'react';

const CONTROL = 'input, select, textarea, button';

/** Moves the focus to the first control at fault. A message without such a control stands for the group around it. */
function focusFirstFault(form: HTMLElement | null): void {
  const fault = form?.querySelector<HTMLElement>('[aria-invalid="true"], [role="alert"]:not(:empty)');
  if (!fault) return;
  const control = fault.matches(CONTROL) ? fault : fault.closest('fieldset')?.querySelector<HTMLElement>(CONTROL);
  control?.focus();
}

/**
 * Returns the ref of a form whose first fault takes the focus after an attempt to send it. On a long form the message
 * would be out of view otherwise. `attempt` changes with each attempt.
 */
export function useFaultFocus(attempt: unknown): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  const latest = useRef(attempt);
  useEffect(() => {
    if (Object.is(latest.current, attempt)) return;
    latest.current = attempt;
    focusFirstFault(form.current);
  }, [attempt]);
  return form;
}
