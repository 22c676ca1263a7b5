import { useChanged } from '@ethereal/web-kit/hooks/useChanged.ts';
import { useLocation } from '@ethereal/web-kit/router.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { ChatPanel } from './ChatPanel.tsx';
import type { Draft } from './ChatSlot.tsx';
import { ChatToggle } from './ChatToggle.tsx';
import { coversPage, readOpen, storeOpen } from './open-storage.ts';
import { useChat } from './useChat.ts';

const PANEL = 'chat-panel';

/**
 * Renders the chat assistant, which is part of every page's layout. `isPressed` is true when a press has just opened
 * it. A `draft` opens it with a text in the message field.
 */
export function ChatWidget({ isPressed = false, draft }: { isPressed?: boolean; draft?: Draft | undefined }) {
  const chat = useChat();
  const [open, setOpen] = useState(() => isPressed || readOpen());
  // Whether a press opened the panel. The panel then takes the focus, which it does not do after a reload.
  const [pressed, setPressed] = useState(isPressed);
  if (useChanged(draft) && draft) {
    setOpen(true);
    setPressed(true);
  }
  const toggle = useRef<HTMLButtonElement>(null);
  useNewPage(() => {
    // Without this the panel would cover the page that was just opened.
    if (!coversPage()) return;
    setOpen(false);
    storeOpen(false);
  });

  function change(next: boolean) {
    // The update is synchronous, so that the button exists when it receives the focus.
    flushSync(() => {
      setOpen(next);
      setPressed(true);
    });
    storeOpen(next);
    if (!next) toggle.current?.focus();
  }

  return (
    <aside aria-label="Chat assistant">
      {open ? (
        <ChatPanel id={PANEL} chat={chat} draft={draft} takeFocus={pressed} onClose={() => change(false)} />
      ) : (
        <ChatToggle ref={toggle} onOpen={() => change(true)} />
      )}
    </aside>
  );
}

/** Calls `onPage` whenever the path changes. */
function useNewPage(onPage: () => void) {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  const act = useEffectEvent(onPage);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    act();
  }, [pathname]);
}
