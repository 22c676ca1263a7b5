import { type BaseSyntheticEvent, useRef } from 'react';

type Submit = (event?: BaseSyntheticEvent) => Promise<unknown>;

/**
 * Returns a function that wraps the submission of a form, so that it does nothing while an earlier one is checked or
 * sent. The second press of a double click sends nothing.
 */
export function useOneSubmit(): (submit: Submit) => (event?: BaseSyntheticEvent) => Promise<void> {
  const isRunning = useRef(false);
  return (submit) => async (event) => {
    event?.preventDefault();
    if (isRunning.current) return;
    isRunning.current = true;
    try {
      await submit(event);
    } finally {
      isRunning.current = false;
    }
  };
}
