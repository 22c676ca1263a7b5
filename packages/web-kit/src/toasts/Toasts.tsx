import { preloadToasts, toastContent } from '@ethereal/web-kit/toasts/notify.ts';
import { useEffect, useSyncExternalStore } from 'react';
import styles from './Toasts.module.css';

/** Events that load the toasts. Input from before hydration is replayed as a click only. */
const FIRST_INPUT_EVENTS = ['pointerdown', 'click', 'keydown'] as const;

/** Renders the place of the messages. The shell renders it once. */
export function Toasts() {
  const content = useSyncExternalStore(toastContent.subscribe, toastContent.read, () => undefined);
  useEffect(() => {
    const options = { once: true, capture: true, passive: true };
    for (const event of FIRST_INPUT_EVENTS) window.addEventListener(event, preloadToasts, options);
    return () => {
      for (const event of FIRST_INPUT_EVENTS) window.removeEventListener(event, preloadToasts, options);
    };
  }, []);
  if (!content) return null;
  if ('View' in content) return <content.View />;
  return (
    <p className={`card ${styles.plain}`} role={content.role}>
      {content.message}
    </p>
  );
}
