import { ITEM_STATUSES, type OrderItem } from '@ethereal/contracts/orders';
import { arrivalText } from '@ethereal/delivery/words';
import styles from './LineStanding.module.css';
import { returnTexts, sinceText } from './line-texts.ts';

/** Renders the state of an ordered item in one sentence, with a progress bar. A cancelled item has no bar. */
export function LineStanding({ item }: { item: OrderItem }) {
  const { status = 'Pending' } = item;
  const now = new Date();
  const after = returnTexts(item, now);
  const isOnItsWay = status === 'Pending' || status === 'Out for Shipping';
  return (
    <div className="stack-2">
      <p className={`quiet ${styles.text}`}>
        Delivery state: <strong data-status={status}>{status}</strong> {sinceText(item, now)}
        {after.length > 0 && <span className={styles.after}> · {after.join(' · ')}</span>}
      </p>
      {isOnItsWay && item.delivery && <p className={`quiet ${styles.text}`}>{arrivalText(item.delivery, now)}</p>}
      {status !== 'Cancelled' && <Bar reached={ITEM_STATUSES.indexOf(status)} />}
    </div>
  );
}

/**
 * Renders the progress bar. It is hidden from assistive technology, because the text beside it has the same content.
 */
function Bar({ reached }: { reached: number }) {
  return (
    <div className={`stack-1 ${styles.bar}`} aria-hidden="true">
      {ITEM_STATUSES.map((step, index) => (
        <span key={step} className={styles.step} data-reached={index <= reached || undefined} />
      ))}
    </div>
  );
}
