import { formatCents } from '@ethereal/contracts/format-money';
import { lineIdOf } from '@ethereal/contracts/order-display';
import type { Order, OrderItem } from '@ethereal/contracts/orders';
import type { Payment } from '@ethereal/contracts/payments';
import { OrderSheet } from '@ethereal/shop-ui/orders/OrderSheet.tsx';
import { PAYMENT_STEP_LABELS } from '@ethereal/shop-ui/payments/payment-texts.ts';
import { longDay } from '@ethereal/web-kit/format/local-day.ts';
import styles from './Receipt.module.css';

type ReceiptRow = { text: string; line?: OrderItem | undefined; at: string; cents: number };

/** Returns the payment steps of an order with their lines, oldest first. */
function receiptRows({ history }: Payment, { items }: Order): ReceiptRow[] {
  const lines = new Map(items.map((item) => [lineIdOf(item), item]));
  return history.flatMap(({ type, at, cents, productId = '', lineId = productId }) => {
    const text = PAYMENT_STEP_LABELS[type];
    return text ? [{ text, at, cents, line: lines.get(lineId) }] : [];
  });
}

/** Returns the name of a line's item with its variant, such as 'Coat (Navy, M)'. */
function nameOf({ productId: { name }, colorChosen, sizeChosen }: OrderItem): string {
  const variant = [colorChosen, sizeChosen].filter(Boolean).join(', ');
  return variant ? `${name} (${variant})` : name;
}

type Props = { order: Order; payment: Payment };

/** Renders the receipt of an order by card: the items and each step of the payment. */
export function Receipt({ order, payment }: Props) {
  return (
    <OrderSheet title="Receipt" order={order} withPrices>
      <h2 className="text-lg">Payment</h2>
      <ul className="grid">
        {receiptRows(payment, order).map((row) => (
          <Row key={`${row.text} ${row.at} ${row.line ? lineIdOf(row.line) : ''}`} {...row} />
        ))}
      </ul>
    </OrderSheet>
  );
}

function Row({ text, line, at, cents }: ReceiptRow) {
  return (
    <li className={`line-4 spread ${styles.row}`}>
      <span className="shrink wrap">
        {text}
        {line && (
          <>
            : <span dir="auto">{nameOf(line)}</span>
          </>
        )}
        <time className={`quiet ${styles.day}`} dateTime={at}>
          {longDay(at)}
        </time>
      </span>
      <span className="numbers">{formatCents(cents)}</span>
    </li>
  );
}
