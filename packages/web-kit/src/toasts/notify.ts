import { type ToastOptions, toast } from 'react-toastify/unstyled';

/** Messages close after this many milliseconds, unless the pointer rests on them or the page loses focus. */
const AUTO_CLOSE_MS = 5000;

const polite: ToastOptions = { autoClose: AUTO_CLOSE_MS, role: 'status' };
const assertive: ToastOptions = { autoClose: AUTO_CLOSE_MS, role: 'alert' };

/** Shows a message at the top right. Errors and alerts interrupt a screen reader; nothing blocks the page. */
export const notify = {
  success: (message: string): void => void toast.success(message, polite),
  error: (message: string): void => void toast.error(message, assertive),
  /** For what the specification calls an alert, good news or bad. */
  alert: (message: string): void => void toast.info(message, assertive),
};
