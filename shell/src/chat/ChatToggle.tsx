import { MessageCircle, X } from 'lucide-react';
import type { Ref } from 'react';
import styles from './ChatToggle.module.css';
import { useStepAside } from './useStepAside.ts';

type Props = {
  open: boolean;
  onChange(open: boolean): void;
  /** The id of the panel, while it is there. */
  panel?: string;
  ref?: Ref<HTMLButtonElement>;
};

/** Opens and closes the assistant; on a phone it leaves the page to its reader while one scrolls on. */
export function ChatToggle({ open, onChange, panel, ref }: Props) {
  const aside = useStepAside() && !open;
  return (
    <button
      ref={ref}
      type="button"
      className={`${styles.toggle} ${aside ? styles.aside : ''}`}
      aria-label={open ? 'Close chat' : 'Open chat'}
      aria-expanded={open}
      aria-controls={open ? panel : undefined}
      onClick={() => onChange(!open)}
    >
      {open ? <X aria-hidden="true" /> : <MessageCircle aria-hidden="true" />}
    </button>
  );
}
