import styles from './PayoutsPage.module.css';
import { signedMoney } from './signed-money.ts';

type Props = { pendingCents: number; payableCents: number; paidCents: number };

/** A seller's earnings less the shop's commission, in cents: pending, payable, paid. */
export function Balance({ pendingCents, payableCents, paidCents }: Props) {
  const parts = [
    { term: 'Pending', cents: pendingCents, hint: 'Charged, and not yet payable' },
    { term: 'Payable', cents: payableCents, hint: 'In your next payout, once your account is ready' },
    { term: 'Paid', cents: paidCents, hint: 'Paid out so far' },
  ];
  return (
    <dl className={styles.balance}>
      {parts.map(({ term, cents, hint }) => (
        <div key={term} className={styles.part}>
          <dt>{term}</dt>
          <dd className={styles.sum}>{signedMoney(cents)}</dd>
          <dd className={styles.hint}>{hint}</dd>
        </div>
      ))}
    </dl>
  );
}
