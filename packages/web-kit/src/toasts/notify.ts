import { createStore } from '@ethereal/web-kit/hooks/create-store.ts';
import type { Tone } from '@ethereal/web-kit/toasts/ToastView.tsx';
import type { ComponentType } from 'react';

/** Action of a message: a link to a page of the shop, or a button. */
export type ToastAction = { label: string } & ({ to: string } | { onPress: () => void });

/** Region of the messages of one role, and how it is announced. */
export type RegionProps = { role: 'status' | 'alert'; live: 'polite' | 'assertive' };
type Role = RegionProps['role'];

/** The view of the library, or one message while the library is missing. */
type ToastContent = { View: ComponentType<RegionProps> } | { message: string; role: Role };

/** Milliseconds for which a message without the library is shown. */
const PLAIN_MS = 8000;

/** Content of the place of the messages. The library loads with the first press or key. */
export const toastContent = createStore<ToastContent | undefined>(undefined);

async function load() {
  const { ToastView, show } = await import('@ethereal/web-kit/toasts/ToastView.tsx');
  const content = toastContent.read();
  if (!content || !('View' in content)) toastContent.write({ View: ToastView });
  return show;
}

/** Loads the library that shows messages, before a message needs it. */
export const preloadToasts = (): void => void load().catch(() => undefined);

async function showToast(tone: Tone, message: string, role: Role, action?: ToastAction): Promise<void> {
  const show = await load().catch(() => undefined);
  if (show) await show(tone, message, role, action);
  else showPlainly({ message, role });
}

/** Shows a message for a while without the library, which could not be loaded, for example while offline. */
function showPlainly(plain: ToastContent): void {
  toastContent.write(plain);
  setTimeout(() => toastContent.read() === plain && closePlain(), PLAIN_MS);
}

/** Closes the message that is shown without the library. */
export function closePlain(): void {
  const content = toastContent.read();
  if (content && 'message' in content) toastContent.write(undefined);
}

/** Shows a message at the top right. Errors and alerts interrupt a screen reader; nothing blocks the page. */
export const notify = {
  success: (message: string, action?: ToastAction): void => void showToast('success', message, 'status', action),
  error: (message: string, action?: ToastAction): void => void showToast('error', message, 'alert', action),
  /** Shows a message that the specification calls an alert, for a success or a failure. */
  alert: (message: string, action?: ToastAction): void => void showToast('info', message, 'alert', action),
};
