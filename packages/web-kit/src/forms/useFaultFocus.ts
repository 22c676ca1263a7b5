import { type RefObject, useEffect, useRef } from 'react';

const CONTROL = 'input, select, textarea, button';

const FAULT = '[aria-invalid="true"], [role="alert"]:not(:empty)';

/** Hint of a `Field`. A message in it, such as that the field is full, is not a fault. */
const HINT = '[id$="-hint"]';

/**
 * Returns the control of a fault: the first one of the group around it for a message without a control. Undefined for
 * a message outside a group.
 */
const controlOf = (fault: HTMLElement) =>
  fault.matches(CONTROL) ? fault : fault.closest('fieldset')?.querySelector<HTMLElement>(CONTROL);

/** Moves the focus to the first control at fault, in the order of the document. */
function focusFirstFault(form: HTMLElement | null): void {
  const faults = [...(form?.querySelectorAll<HTMLElement>(FAULT) ?? [])];
  faults
    .filter((fault) => !fault.closest(HINT))
    .map(controlOf)
    .find(Boolean)
    ?.focus();
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
