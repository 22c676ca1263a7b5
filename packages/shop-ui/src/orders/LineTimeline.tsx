import { formatCents } from '@ethereal/contracts/format-money';
import { lineIdOf } from '@ethereal/contracts/order-display';
import type { OrderItem } from '@ethereal/contracts/orders';
import type { Payment } from '@ethereal/contracts/payments';
import { PAYMENT_STEP_LABELS } from '@ethereal/shop-ui/payments/payment-texts.ts';
import { usePayment } from '@ethereal/shop-ui/payments/usePayment.ts';
import { shortMoment } from '@ethereal/web-kit/format/local-day.ts';
import { useState } from 'react';
import styles from './LineTimeline.module.css';

/** Returns the payment steps of one line, oldest first. The label has the amount if it is the line's own. */
function paymentStepsOf({ history }: Payment, line: string): { text: string; at: string }[] {
  return history.flatMap(({ type, at, cents, productId, lineId = productId }) => {
    const text = PAYMENT_STEP_LABELS[type];
    if (!text || (lineId && lineId !== line)) return [];
    return [{ text: productId ? `${text} ${formatCents(cents)}` : text, at }];
  });
}

/** Returns who caused a step, as the reader is addressed. A person beside buyer and seller acts for the shop. */
function actorText(by: string, { buyer, seller, reader }: Parties): string {
  if (by === reader) return 'you';
  if (by === seller) return 'the seller';
  return by === buyer ? 'the buyer' : 'the shop';
}

type Parties = { buyer: string; seller: string; reader: string };

type Props = {
  item: OrderItem;
  /** User id of the buyer of the order. */
  buyer: string;
  reader: string;
  /** Id of the order if its payment has a history. */
  paidOrder?: string | undefined;
};

/**
 * Renders the history of an ordered item and its payment, oldest first. It is folded: the last step shows the current
 * state.
 */
export function LineTimeline({ item, buyer, reader, paidOrder }: Props) {
  const { history = [] } = item;
  const [isOpen, setOpen] = useState(false);
  const payment = usePayment(paidOrder ?? '', { enabled: isOpen && paidOrder !== undefined });
  if (history.length === 0) return null;
  const statusSteps = history.map((step) => ({ text: step.status, at: step.at, step }));
  const paymentSteps = payment.data ? paymentStepsOf(payment.data, lineIdOf(item)) : [];
  const steps = [...statusSteps, ...paymentSteps.map((step) => ({ ...step, step: undefined }))];
  return (
    <details className="text-sm" open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={styles.summary}>History</summary>
      <ol className={`stack-3 ${styles.steps}`}>
        {steps
          .toSorted((a, b) => a.at.localeCompare(b.at))
          .map(({ text, at, step }) => (
            <li key={`${text} ${at}`} className={styles.step}>
              <strong>{text}</strong>
              <span className="muted">
                <time dateTime={at}>{shortMoment(at)}</time>
                {step && `, by ${actorText(step.by, { buyer, seller: item.seller, reader })}`}
              </span>
              {step?.note && (
                <q className={styles.note} dir="auto">
                  {step.note}
                </q>
              )}
            </li>
          ))}
      </ol>
      {payment.isError && <p className="muted">What was paid could not be loaded. Open it again.</p>}
    </details>
  );
}
