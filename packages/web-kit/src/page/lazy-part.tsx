import { notify } from '@ethereal/web-kit/toasts/notify.ts';
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';

const OFFLINE = 'You are offline. This opens once you are back online.';

/**
 * Returns a component whose code loads when it is first rendered:
 * `lazyPart(() => import('./StockDialog.tsx').then((file) => file.StockDialog))`.
 * Until then `pending` is shown, by default nothing. Offline, the code loads once the browser is back online.
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
async function loadOnline<T>(load: () => Promise<T>, onOffline: () => void): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (navigator.onLine) throw error;
    onOffline();
    await new Promise((resolve) => addEventListener('online', resolve, { once: true }));
    return loadOnline(load, onOffline);
  }
}
