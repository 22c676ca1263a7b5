import type { KeyboardEvent, ReactNode } from 'react';
import styles from './Lists.module.css';

type Props = {
  label: string;
  /** Acts of the keys Enter and x while the row itself has the focus. */
  onEnter?: (() => void) | undefined;
  onX?: (() => void) | undefined;
  children: ReactNode;
};

/** Renders a row of a list. It takes the focus, so that the keys of the desk work on it. */
export function DeskRow({ label, onEnter, onX, children }: Props) {
  function onKeyDown(event: KeyboardEvent) {
    const { ctrlKey, metaKey, altKey, shiftKey } = event;
    // A key with a modifier belongs to the browser.
    if (event.target !== event.currentTarget || ctrlKey || metaKey || altKey || shiftKey) return;
    const act = event.key === 'Enter' ? onEnter : event.key === 'x' ? onX : undefined;
    if (!act) return;
    act();
    event.preventDefault();
  }
  return (
    <article
      className={`card ${styles.row}`}
      aria-label={label}
      data-desk-row=""
      // biome-ignore lint/a11y/noNoninteractiveTabindex: rows take the focus, so that keys work on them.
      tabIndex={0}
      onKeyDown={onKeyDown}
    >
      {children}
    </article>
  );
}
