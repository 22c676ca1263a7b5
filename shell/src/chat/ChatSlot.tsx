import { lazy, Suspense, useEffect, useState } from 'react';
import { QuietBoundary } from '../areas/QuietBoundary.tsx';

const ChatWidget = lazy(async () => ({ default: (await import('./ChatWidget.tsx')).ChatWidget }));

/** The assistant comes when the page is there, and its failure takes nothing else along. */
export function ChatSlot() {
  const [ready, setReady] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setReady(true), 1500);
    return () => clearTimeout(timer);
  }, []);
  if (!ready) return null;
  return (
    <QuietBoundary>
      <Suspense>
        <ChatWidget />
      </Suspense>
    </QuietBoundary>
  );
}
