import { useEscape } from '@ethereal/web-kit/hooks/useEscape.ts';
import { closePlain, preloadToasts, type RegionProps, toastContent } from '@ethereal/web-kit/toasts/notify.ts';
import { useEffect, useSyncExternalStore } from 'react';
import styles from './Toasts.module.css';

/** Events that load the toasts. Input from before hydration is replayed as a click only. */
const FIRST_INPUT_EVENTS = ['pointerdown', 'click', 'keydown'] as const;

/** Live regions of the messages. They have no role or name that a page would list. */
const REGIONS: readonly RegionProps[] = [
  { role: 'alert', live: 'assertive' },
  { role: 'status', live: 'polite' },
];

/**
 * Renders the place of the messages. The shell renders it once. With the library it is a landmark, and Alt+T moves the
 * focus to a message.
 */
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
  const View = content && 'View' in content ? content.View : undefined;
  const plain = content && 'message' in content ? content : undefined;
  // Screen readers announce a text that is added to a live region, not one that is inserted together with its region.
  return (
    <section className={styles.place} aria-label={View && 'Notifications Alt+T'}>
      {REGIONS.map(({ role, live }) =>
        View ? (
          <View key={role} role={role} live={live} />
        ) : (
          <div key={role} aria-live={live} aria-atomic="true">
            {plain?.role === role && <p className={`card pad-4 ${styles.plain}`}>{plain.message}</p>}
          </div>
        ),
      )}
    </section>
  );
}
