import { useState } from 'react';
import styles from './NotMeant.module.css';

/** `onTold` is called after the feedback was sent. The button is removed then, so the focus needs another place. */
type Props = { onTell: () => Promise<void>; onTold: () => void };

/** Renders the button that reports an answer as not what the visitor meant. */
export function NotMeant({ onTell, onTold }: Props) {
  const [told, setTold] = useState<'no' | 'sending' | 'yes' | 'failed'>('no');

  async function tell() {
    if (told === 'sending') return;
    setTold('sending');
    await onTell().then(
      () => {
        setTold('yes');
        onTold();
      },
      () => setTold('failed'),
    );
  }

  if (told === 'yes') {
    return (
      <p className={styles.told} role="status">
        Thank you, we keep this to do better. Please say it in other words.
      </p>
    );
  }
  return (
    <button type="button" className={styles.tell} aria-disabled={told === 'sending'} onClick={tell}>
      {told === 'failed' ? 'That could not be sent. Try again?' : 'Not what you meant?'}
    </button>
  );
}
