import { Button } from '@ethereal/web-kit/components/Button.tsx';
import { Bubble } from './Bubble.tsx';
import styles from './Thread.module.css';
import type { Outgoing } from './useOutgoing.ts';

type Props = {
  waiting: readonly Outgoing[];
  onRepeat: (message: Outgoing) => void;
  onDiscard: (message: Outgoing) => void;
};

/** Renders the messages that the server has not confirmed, each with its failure. */
export function OutgoingMessages({ waiting, onRepeat, onDiscard }: Props) {
  if (waiting.length === 0) return null;
  return (
    <ol className={styles.thread} aria-label="Messages on their way">
      {waiting.map((message) => (
        <li key={message.clientId} className={styles.place} data-mine>
          <Bubble author="You" text={message.text} images={message.images} />
          {message.fault ? (
            <div className={`row-2 center fault ${styles.fault}`} role="alert">
              <p>{message.fault}</p>
              <Button size="small" variant="secondary" onClick={() => onRepeat(message)}>
                Try again
              </Button>
              <Button size="small" variant="quiet" onClick={() => onDiscard(message)}>
                Discard
              </Button>
            </div>
          ) : (
            <p className={`note ${styles.meta}`}>Sending</p>
          )}
        </li>
      ))}
    </ol>
  );
}
