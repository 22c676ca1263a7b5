import { ITEM_STATUSES, type OrderItem } from '@ethereal/contracts/orders';
import styles from './LineStanding.module.css';
import { afterWords, sinceWords } from './line-words.ts';

/** Where an ordered item stands, in one sentence, with a bar of the way it has come. A cancelled one has no bar. */
export function LineStanding({ item }: { item: OrderItem }) {
  const { status = 'Pending' } = item;
  const now = new Date();
  const after = afterWords(item, now);
  return (
    <div className={styles.standing}>
      <p className={styles.words}>
        Delivery state: <strong data-status={status}>{status}</strong> {sinceWords(item, now)}
        {after.length > 0 && <span className={styles.after}> · {after.join(' · ')}</span>}
      </p>
      {status !== 'Cancelled' && <Bar reached={ITEM_STATUSES.indexOf(status)} />}
    </div>
  );
}

/** The words beside it say the same. */
function Bar({ reached }: { reached: number }) {
  return (
    <div className={styles.bar} aria-hidden="true">
      {ITEM_STATUSES.map((step, index) => (
        <span key={step} className={styles.step} data-reached={index <= reached || undefined} />
      ))}
    </div>
  );
}
