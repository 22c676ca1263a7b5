import { notify } from '@ethereal/web-kit/toasts/notify.ts';
import { type ComponentType, useEffect, useState } from 'react';
import { QuietBoundary } from '../areas/QuietBoundary.tsx';
import { ChatToggle } from './ChatToggle.tsx';
import { loadOpen, saveOpen } from './open-storage.ts';

/** The assistant once it is loaded, and whether a press asked for it. */
type Loaded = { Widget: ComponentType<{ isAsked: boolean }>; isAsked: boolean };

/**
 * The assistant's place: its button when the page is there, the assistant itself when somebody wants it. Its failure takes
 * nothing else along.
 */
export function ChatSlot() {
  const [isReady, setReady] = useState(false);
  const [loaded, setLoaded] = useState<Loaded>();

  async function load(isAsked: boolean) {
    try {
      const { ChatWidget } = await import('./ChatWidget.tsx');
      if (isAsked) saveOpen(true);
      setLoaded({ Widget: ChatWidget, isAsked });
    } catch {
      if (isAsked) notify.error('The assistant could not be loaded. Please try again.');
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page is there.
  useEffect(() => {
    setReady(true);
    if (loadOpen()) void load(false);
  }, []);

  if (!isReady) return null;
  return loaded ? (
    <QuietBoundary>
      <loaded.Widget isAsked={loaded.isAsked} />
    </QuietBoundary>
  ) : (
    <aside aria-label="Chat assistant">
      <ChatToggle open={false} onChange={() => void load(true)} />
    </aside>
  );
}
