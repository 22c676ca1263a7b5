import { isBrowserOffline } from '@ethereal/web-kit/api/browser-offline.ts';
import { notify } from '@ethereal/web-kit/toasts/notify.ts';
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';

/** Number of repeated loads after the browser is back online: its first connections may still fail. */
const RETRIES = 3;
/** Pause between two loads, in milliseconds. */
const RETRY_MS = 1000;

const OFFLINE = 'You are offline. This opens once you are back online.';

/**
 * Returns a component whose code loads when it is first rendered:
 * `lazyPart(() => import('./StockDialog.tsx').then((file) => file.StockDialog))`.
 * Until then `pending` is shown. Offline, the code loads once the browser is back online. Without `pending`, as for a
 * part that the user opens, an alert states that. Pass `null` for a part that the page renders by itself.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  pending?: ReactNode,
): (props: Props) => ReactNode {
  const onOffline = () => pending === undefined && notify.error(OFFLINE);
  const Part = lazy(async () => ({ default: await loadOnline(load, onOffline) })) as ComponentType<Props>;
  return (props) => (
    <Suspense fallback={pending}>
      <Part {...props} />
    </Suspense>
  );
}

/** Loads a part, again after each time that the browser was offline. A failure would replace the page by an error. */
async function loadOnline<T>(load: () => Promise<T>, onOffline: () => void, retries = 0): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (!isBrowserOffline()) {
      if (retries === 0) throw error;
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
      return loadOnline(load, onOffline, retries - 1);
    }
    onOffline();
    await new Promise((resolve) => addEventListener('online', resolve, { once: true }));
    return loadOnline(load, onOffline, RETRIES);
  }
}
