import { notify } from '@ethereal/web-kit/toasts/notify.ts';
import { type ComponentType, useEffect, useState } from 'react';
import { QuietBoundary } from '../areas/QuietBoundary.tsx';
import { ChatToggle } from './ChatToggle.tsx';
import { loadOpen, saveOpen } from './open-storage.ts';

/** The loaded assistant, and whether a press opened it. */
type Loaded = { Widget: ComponentType<{ isAsked: boolean }>; isAsked: boolean };

/**
 * Renders the assistant: a button that appears after hydration, then the assistant once it is opened. A failure of the
 * assistant does not affect the rest of the page.
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
      <ChatToggle onOpen={() => void load(true)} />
    </aside>
  );
}
