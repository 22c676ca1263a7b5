import { MessageCircle, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { ChatPanel } from './ChatPanel.tsx';
import styles from './ChatWidget.module.css';
import { loadOpen, saveOpen } from './conversation-storage.ts';
import { useChat } from './useChat.ts';

const PANEL = 'chat-panel';

/** The chat assistant's place on every page of the layout. */
export function ChatWidget() {
  const chat = useChat();
  const [open, setOpen] = useState(loadOpen);
  // Opened by a press the panel takes the focus; opened again by a reload it leaves it where it is.
  const [pressed, setPressed] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);

  function change(next: boolean) {
    setOpen(next);
    setPressed(true);
    saveOpen(next);
    if (!next) toggle.current?.focus();
  }

  return (
    <aside className={styles.widget} aria-label="Chat assistant">
      {open && <ChatPanel id={PANEL} chat={chat} takeFocus={pressed} onClose={() => change(false)} />}
      <button
        ref={toggle}
        type="button"
        className={styles.toggle}
        aria-label={open ? 'Close chat' : 'Open chat'}
        aria-expanded={open}
        aria-controls={open ? PANEL : undefined}
        onClick={() => change(!open)}
      >
        {open ? <X aria-hidden="true" /> : <MessageCircle aria-hidden="true" />}
      </button>
    </aside>
  );
}
