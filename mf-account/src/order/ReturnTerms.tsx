import type { OrderItem } from '@ethereal/contracts/orders';
import styles from './ReturnTerms.module.css';

/** Shows where the buyer sends an approved return, and who pays for the parcel. Shows nothing for other lines. */
export function ReturnTerms({ item: { return: sentBack } }: { item: OrderItem }) {
  if (sentBack?.state !== 'approved') return null;
  const { sendTo, paidBy, note } = sentBack;
  if (!sendTo && !paidBy && !note) return null;
  return (
    <div className={styles.terms}>
      {sendTo && (
        <p>
          Send it to: <strong dir="auto">{sendTo}</strong>
        </p>
      )}
      {paidBy && <p>{paidBy === 'seller' ? 'The seller pays for the parcel.' : 'You pay for the parcel.'}</p>}
      {note && (
        <p>
          Note of the seller: <span dir="auto">{note}</span>
        </p>
      )}
    </div>
  );
}
