import type { ToastAction, Tone } from '@ethereal/web-kit/toasts/ToastView.tsx';
import type { ComponentType } from 'react';

const listeners = new Set<() => void>();
let view: ComponentType | undefined;

/** What shows the messages; the library behind it comes with the first press or key, before anything can need it. */
export const toastView = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  read: (): ComponentType | undefined => view,
};

async function load() {
  const { ToastView, show } = await import('@ethereal/web-kit/toasts/ToastView.tsx');
  view = ToastView;
  for (const listener of listeners) listener();
  return show;
}

/** Fetches what shows messages, so that one can be shown when the network has gone. */
export const preloadToasts = (): void => void load().catch(() => undefined);

async function say(tone: Tone, message: string, role: 'status' | 'alert', action?: ToastAction): Promise<void> {
  try {
    const show = await load();
    show(tone, message, role, action);
  } catch (error) {
    // Without the library the page goes on; the console has what it would have said.
    console.warn(`A message could not be shown: ${message}`, error);
  }
}

/** Shows a message at the top right. Errors and alerts interrupt a screen reader; nothing blocks the page. */
export const notify = {
  success: (message: string, action?: ToastAction): void => void say('success', message, 'status', action),
  error: (message: string): void => void say('error', message, 'alert'),
  /** For what the specification calls an alert, good news or bad. */
  alert: (message: string, action?: ToastAction): void => void say('info', message, 'alert', action),
};
