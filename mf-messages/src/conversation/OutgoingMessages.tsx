import { Button } from '@ethereal/web-kit/components/Button.tsx';
import { Bubble } from './Bubble.tsx';
import styles from './Thread.module.css';
import type { Outgoing } from './useOutgoing.ts';

type Props = {
  waiting: readonly Outgoing[];
  onRepeat: (one: Outgoing) => void;
  onDiscard: (one: Outgoing) => void;
};

/** Renders the messages that the server has not confirmed, each with its failure. */
export function OutgoingMessages({ waiting, onRepeat, onDiscard }: Props) {
  if (waiting.length === 0) return null;
  return (
    <ol className={styles.thread} aria-label="Messages on their way">
      {waiting.map((one) => (
        <li key={one.clientId} className={styles.place} data-mine>
          <Bubble author="You" text={one.text} images={one.images} />
          {one.fault ? (
            <div className={`row-2 center fault ${styles.fault}`} role="alert">
              <p>{one.fault}</p>
              <Button size="small" variant="secondary" onClick={() => onRepeat(one)}>
                Try again
              </Button>
              <Button size="small" variant="quiet" onClick={() => onDiscard(one)}>
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
