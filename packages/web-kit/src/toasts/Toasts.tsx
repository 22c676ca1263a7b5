import { preloadToasts, toastView } from '@ethereal/web-kit/toasts/notify.ts';
import { useEffect, useSyncExternalStore } from 'react';

/** Events that load the toasts. Input from before hydration is replayed as a click only. */
const FIRST_INPUT_EVENTS = ['pointerdown', 'click', 'keydown'] as const;

/** Renders the place of the messages. The shell renders it once. */
export function Toasts() {
  const View = useSyncExternalStore(toastView.subscribe, toastView.read, () => undefined);
  useEffect(() => {
    const options = { once: true, capture: true, passive: true };
    for (const event of FIRST_INPUT_EVENTS) window.addEventListener(event, preloadToasts, options);
    return () => {
      for (const event of FIRST_INPUT_EVENTS) window.removeEventListener(event, preloadToasts, options);
    };
  }, []);
  return View ? <View /> : null;
}
