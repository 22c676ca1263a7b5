import { useLocation } from '@ethereal/web-kit/router.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ChatPanel } from './ChatPanel.tsx';
import { ChatToggle } from './ChatToggle.tsx';
import { loadOpen, saveOpen } from './open-storage.ts';
import { useChat } from './useChat.ts';
import { isOnPhone } from './useStepAside.ts';

const PANEL = 'chat-panel';

/** The chat assistant on every page of the layout; `isAsked` when it was just asked for by a press. */
export function ChatWidget({ isAsked = false }: { isAsked?: boolean }) {
  const chat = useChat();
  const [open, setOpen] = useState(() => isAsked || loadOpen());
  // Opened by a press the panel takes the focus; opened again by a reload it leaves it where it is.
  const [pressed, setPressed] = useState(isAsked);
  const toggle = useRef<HTMLButtonElement>(null);
  useNewPage(() => {
    // On a phone the panel would lie over the page that was just asked for.
    if (!isOnPhone()) return;
    setOpen(false);
    saveOpen(false);
  });

  function change(next: boolean) {
    setOpen(next);
    setPressed(true);
    saveOpen(next);
    if (!next) toggle.current?.focus();
  }

  return (
    <aside aria-label="Chat assistant">
      {open && <ChatPanel id={PANEL} chat={chat} takeFocus={pressed} onClose={() => change(false)} />}
      <ChatToggle ref={toggle} open={open} panel={PANEL} onChange={change} />
    </aside>
  );
}

/** Calls back when another page is shown, not at the first. */
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
