import { FILL_ASSISTANT } from '@ethereal/web-kit/assistant/fill-assistant.ts';
import { notify } from '@ethereal/web-kit/toasts/notify.ts';
import { type ComponentType, useEffect, useState } from 'react';
import { QuietBoundary } from '../areas/QuietBoundary.tsx';
import { ChatToggle } from './ChatToggle.tsx';
import { readOpen, storeOpen } from './open-storage.ts';

/** Text that a page puts into the message field. */
export type Draft = { text: string };

/** The loaded assistant, and whether a press opened it. */
type Loaded = { Widget: ComponentType<{ isPressed: boolean; draft: Draft | undefined }>; isPressed: boolean };

/**
 * Renders the assistant: a button that appears after hydration, then the assistant once it is opened. A failure of the
 * assistant does not affect the rest of the page.
 */
export function ChatSlot() {
  const [isReady, setReady] = useState(false);
  const [loaded, setLoaded] = useState<Loaded>();
  const [draft, setDraft] = useState<Draft>();

  async function load(isPressed: boolean) {
    try {
      const { ChatWidget } = await import('./ChatWidget.tsx');
      if (isPressed) storeOpen(true);
      setLoaded({ Widget: ChatWidget, isPressed });
    } catch {
      if (isPressed) notify.error('The assistant could not be loaded. Please try again.');
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page is there.
  useEffect(() => {
    setReady(true);
    if (readOpen()) void load(false);
    const fill = (event: Event) => {
      if (!(event instanceof CustomEvent)) return;
      setDraft({ text: String(event.detail) });
      void load(true);
    };
    addEventListener(FILL_ASSISTANT, fill);
    return () => removeEventListener(FILL_ASSISTANT, fill);
  }, []);

  if (!isReady) return null;
  return loaded ? (
    <QuietBoundary>
      <loaded.Widget isPressed={loaded.isPressed} draft={draft} />
    </QuietBoundary>
  ) : (
    <aside aria-label="Chat assistant">
      <ChatToggle onOpen={() => void load(true)} />
    </aside>
  );
}
