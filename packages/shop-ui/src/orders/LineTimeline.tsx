import type { HistoryEntry, OrderItem } from '@ethereal/contracts/orders';
import styles from './LineTimeline.module.css';

const moment = (iso: string) =>
  new Date(iso).toLocaleString('en-US', {
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  });

const who = ({ by }: HistoryEntry, item: OrderItem, reader: string) =>
  by === reader ? 'you' : by === item.seller ? 'the seller' : 'the buyer';

/** What has happened to an ordered item, oldest first. Folded: the last step says where it is. */
export function LineTimeline({ item, reader }: { item: OrderItem; reader: string }) {
  const { history = [] } = item;
  if (history.length === 0) return null;
  return (
    <details className={styles.timeline}>
      <summary className={styles.summary}>History</summary>
      <ol className={styles.steps}>
        {history.map((step) => (
          <li key={`${step.status} ${step.at}`} className={styles.step}>
            <strong>{step.status}</strong>
            <span className={styles.when}>
              <time dateTime={step.at}>{moment(step.at)}</time>, by {who(step, item, reader)}
            </span>
            {step.note && (
              <q className={styles.note} dir="auto">
                {step.note}
              </q>
            )}
          </li>
        ))}
      </ol>
    </details>
  );
}
