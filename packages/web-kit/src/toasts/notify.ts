import type { Tone } from '@ethereal/web-kit/toasts/ToastView.tsx';

const listeners = new Set<() => void>();
let isWanted = false;

/** Whether there was a message yet; the library that shows them comes with the first one. */
export const toastsWanted = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  read: (): boolean => isWanted,
};

async function say(tone: Tone, message: string, role: 'status' | 'alert'): Promise<void> {
  isWanted = true;
  for (const listener of listeners) listener();
  const { show } = await import('@ethereal/web-kit/toasts/ToastView.tsx');
  show(tone, message, role);
}

/** Shows a message at the top right. Errors and alerts interrupt a screen reader; nothing blocks the page. */
export const notify = {
  success: (message: string): void => void say('success', message, 'status'),
  error: (message: string): void => void say('error', message, 'alert'),
  /** For what the specification calls an alert, good news or bad. */
  alert: (message: string): void => void say('info', message, 'alert'),
};
