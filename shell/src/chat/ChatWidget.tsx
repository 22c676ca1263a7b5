import { useLocation } from '@ethereal/web-kit/router.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { ChatPanel } from './ChatPanel.tsx';
import { ChatToggle } from './ChatToggle.tsx';
import { coversPage } from './covers-page.ts';
import { loadOpen, saveOpen } from './open-storage.ts';
import { useChat } from './useChat.ts';

const PANEL = 'chat-panel';

/** The chat assistant on every page of the layout. `isAsked`: a press has just opened it. */
export function ChatWidget({ isAsked = false }: { isAsked?: boolean }) {
  const chat = useChat();
  const [open, setOpen] = useState(() => isAsked || loadOpen());
  // The panel takes the focus when a press opens it, not when a reload does.
  const [pressed, setPressed] = useState(isAsked);
  const toggle = useRef<HTMLButtonElement>(null);
  useNewPage(() => {
    // The panel would cover the page that was just opened.
    if (!coversPage()) return;
    setOpen(false);
    saveOpen(false);
  });

  function change(next: boolean) {
    // At once, so that the button exists again when it takes the focus.
    flushSync(() => {
      setOpen(next);
      setPressed(true);
    });
    saveOpen(next);
    if (!next) toggle.current?.focus();
  }

  return (
    <aside aria-label="Chat assistant">
      {open ? (
        <ChatPanel id={PANEL} chat={chat} takeFocus={pressed} onClose={() => change(false)} />
      ) : (
        <ChatToggle ref={toggle} onOpen={() => change(true)} />
      )}
    </aside>
  );
}

/** Calls back whenever the path changes. */
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
