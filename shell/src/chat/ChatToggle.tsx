import { MessageCircle } from 'lucide-react';
import type { Ref } from 'react';
import styles from './ChatToggle.module.css';
import { useHiddenOnScroll } from './useHiddenOnScroll.ts';

type Props = { onOpen(): void; ref?: Ref<HTMLButtonElement> };

/** Renders the button that opens the assistant. On a phone the button hides while the visitor scrolls down. */
export function ChatToggle({ onOpen, ref }: Props) {
  const isHidden = useHiddenOnScroll();
  return (
    <button
      ref={ref}
      type="button"
      className={`${styles.toggle} ${isHidden ? styles.hidden : ''}`}
      aria-label="Open chat"
      aria-haspopup="dialog"
      onClick={onOpen}
    >
      <MessageCircle aria-hidden="true" />
    </button>
  );
}
