import { useEscape } from '@ethereal/web-kit/hooks/useEscape.ts';
import { closePlain, preloadToasts, toastContent } from '@ethereal/web-kit/toasts/notify.ts';
import { useEffect, useSyncExternalStore } from 'react';
import styles from './Toasts.module.css';

/** Events that load the toasts. Input from before hydration is replayed as a click only. */
const FIRST_INPUT_EVENTS = ['pointerdown', 'click', 'keydown'] as const;

/** Regions of the messages without the library. They stay empty, so they have no role that a page would list. */
const LIVE_REGIONS = [
  { role: 'status', live: 'polite' },
  { role: 'alert', live: 'assertive' },
] as const;

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
  useEscape(closePlain);
  if (content && 'View' in content) return <content.View />;
  // Screen readers announce a text that is added to a live region, not one that is inserted together with its region.
  return LIVE_REGIONS.map(({ role, live }) => (
    <div key={role} aria-live={live} aria-atomic="true">
      {content?.role === role && <p className={`card ${styles.plain}`}>{content.message}</p>}
    </div>
  ));
}
