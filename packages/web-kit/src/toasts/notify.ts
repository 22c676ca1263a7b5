import type { Tone } from '@ethereal/web-kit/toasts/ToastView.tsx';
import type { ComponentType } from 'react';

/** Action of a message: a link to a page of the shop, or a button. */
export type ToastAction = { label: string } & ({ to: string } | { onPress: () => void });

const listeners = new Set<() => void>();
let view: ComponentType | undefined;

/** Component that shows the messages. Its library loads with the first press or key, before a message can be needed. */
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

/** Loads the library that shows messages, so that a message can be shown while offline. */
export const preloadToasts = (): void => void load().catch(() => undefined);

async function showToast(tone: Tone, message: string, role: 'status' | 'alert', action?: ToastAction): Promise<void> {
  try {
    const show = await load();
    show(tone, message, role, action);
  } catch (error) {
    // Without the library the page still works; the console keeps the message.
    console.warn(`A message could not be shown: ${message}`, error);
  }
}

/** Shows a message at the top right. Errors and alerts interrupt a screen reader; nothing blocks the page. */
export const notify = {
  success: (message: string, action?: ToastAction): void => void showToast('success', message, 'status', action),
  error: (message: string, action?: ToastAction): void => void showToast('error', message, 'alert', action),
  /** Shows a message that the specification calls an alert, for a success or a failure. */
  alert: (message: string, action?: ToastAction): void => void showToast('info', message, 'alert', action),
};
