import type { FormEvent, ReactNode } from 'react';
import styles from './Form.module.css';

type Props = {
  /** Called when the browser's own checks pass. */
  onSubmit(): void;
  /** What went wrong with the form as a whole. */
  error?: string | undefined;
  children: ReactNode;
  /** Names the form for assistive technology where the page holds several. */
  label?: string;
};

/**
 * Fields one under the other, then what went wrong, all announced as it changes. A browser that sends it by itself, before any
 * script has run, must not put a password into the address: hence `post`.
 */
export function Form({ onSubmit, error, children, label }: Props) {
  function submit(event: FormEvent) {
    event.preventDefault();
    onSubmit();
  }
  return (
    <form method="post" className={styles.form} onSubmit={submit} aria-label={label}>
      {children}
      <p className={styles.error} role="alert">
        {error}
      </p>
    </form>
  );
}
