import { useState } from 'react';
import styles from './NotMeant.module.css';

/** `onSent` is called after the feedback was sent. The button is removed then, so the focus needs another place. */
type Props = { onSend: () => Promise<void>; onSent: () => void };

/** Renders the button that reports an answer as not what the visitor meant. */
export function NotMeant({ onSend, onSent }: Props) {
  const [sent, setSent] = useState<'no' | 'sending' | 'yes' | 'failed'>('no');

  async function send() {
    if (sent === 'sending') return;
    setSent('sending');
    await onSend().then(
      () => {
        setSent('yes');
        onSent();
      },
      () => setSent('failed'),
    );
  }

  if (sent === 'yes') {
    return (
      <p className="quiet" role="status">
        Thank you, we keep this to do better. Please say it in other words.
      </p>
    );
  }
  return (
    <button type="button" className={`quiet ${styles.send}`} aria-disabled={sent === 'sending'} onClick={send}>
      {sent === 'failed' ? 'That could not be sent. Try again?' : 'Not what you meant?'}
    </button>
  );
}
