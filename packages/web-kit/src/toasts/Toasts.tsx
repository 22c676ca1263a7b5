import { preloadToasts, toastView } from '@ethereal/web-kit/toasts/notify.ts';
import { useEffect, useSyncExternalStore } from 'react';

/** A press from before hydration is repeated as a click only. */
const FIRST_TOUCH = ['pointerdown', 'click', 'keydown'] as const;

/** Place of the messages; the shell renders it once. */
export function Toasts() {
  const View = useSyncExternalStore(toastView.subscribe, toastView.read, () => undefined);
  useEffect(() => {
    const options = { once: true, capture: true, passive: true };
    for (const event of FIRST_TOUCH) window.addEventListener(event, preloadToasts, options);
    return () => {
      for (const event of FIRST_TOUCH) window.removeEventListener(event, preloadToasts, options);
    };
  }, []);
  return View ? <View /> : null;
}
