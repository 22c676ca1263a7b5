import { toastsWanted } from '@ethereal/web-kit/toasts/notify.ts';
import { lazy, Suspense, useSyncExternalStore } from 'react';

const ToastView = lazy(async () => {
  const { ToastView } = await import('@ethereal/web-kit/toasts/ToastView.tsx');
  return { default: ToastView };
});

/** Where messages appear; the shell renders it once. */
export function Toasts() {
  const wanted = useSyncExternalStore(toastsWanted.subscribe, toastsWanted.read);
  return wanted ? (
    <Suspense>
      <ToastView />
    </Suspense>
  ) : null;
}
