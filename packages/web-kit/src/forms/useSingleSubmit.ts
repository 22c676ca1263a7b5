import { type BaseSyntheticEvent, useRef } from 'react';

type Submit = (event?: BaseSyntheticEvent) => Promise<unknown>;

/** Whether the browser cannot read what was typed, such as half a date, or the field itself refuses it. */
const isUnreadable = (control: unknown): control is HTMLInputElement =>
  control instanceof HTMLInputElement && (control.validity.badInput || control.validity.customError);

/**
 * Shows the browser's message at the first control that it cannot read. The value of such a control is empty, so the
 * form would be sent as if nothing was typed. Returns whether there is one.
 */
function hasUnreadable(form: unknown): boolean {
  const control = form instanceof HTMLFormElement ? [...form.elements].find(isUnreadable) : undefined;
  control?.reportValidity();
  return control !== undefined;
}

/**
 * Returns a function that wraps the submission of a form, so that it does nothing while an earlier one is checked or
 * sent. The second press of a double click sends nothing. A form with half a date is not sent either.
 */
export function useSingleSubmit(): (submit: Submit) => (event?: BaseSyntheticEvent) => Promise<void> {
  const isRunning = useRef(false);
  return (submit) => async (event) => {
    event?.preventDefault();
    if (isRunning.current || hasUnreadable(event?.target)) return;
    isRunning.current = true;
    try {
      await submit(event);
    } finally {
      isRunning.current = false;
    }
  };
}
