import { useFaultFocus } from '@ethereal/web-kit/forms/useFaultFocus.ts';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './Form.module.css';

type Props = {
  /** Called when the browser's own checks pass. */
  onSubmit(event: FormEvent): void;
  /** Error of the form as a whole. */
  error?: string | undefined;
  children: ReactNode;
  /** Names the form for assistive technology where the page holds several. */
  label?: string;
};

/**
 * Renders a form with its fields in one column and its error below, which is announced and scrolled into view as it
 * changes. The first field at fault takes the focus. The method is `post`, because without scripts a browser must not
 * put a password into the address.
 */
export function Form({ onSubmit, error, children, label }: Props) {
  const message = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (error) message.current?.scrollIntoView?.({ block: 'nearest' });
  }, [error]);
  const [attempts, setAttempts] = useState(0);
  const formRef = useFaultFocus(attempts);
  function submit(event: FormEvent) {
    event.preventDefault();
    onSubmit(event);
    setAttempts(attempts + 1);
  }
  return (
    <form ref={formRef} method="post" className="stack-4" onSubmit={submit} aria-label={label}>
      {children}
      <p ref={message} className={styles.error} role="alert">
        {error}
      </p>
    </form>
  );
}
