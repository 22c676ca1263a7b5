import { formatMoney } from '@ethereal/contracts/format-money';
import type { Order } from '@ethereal/contracts/orders';
import type { Payment, PaymentStep } from '@ethereal/contracts/payments';
import { OrderSheet } from '@ethereal/shop-ui/orders/OrderSheet.tsx';
import { longDay } from '@ethereal/web-kit/format/local-day.ts';
import styles from './Receipt.module.css';

/** Words for the payment steps of a receipt. */
const WORDS: Readonly<Partial<Record<PaymentStep, string>>> = {
  authorized: 'Card approved',
  captured: 'Charged',
  released: 'Not charged',
  refunded: 'Refunded',
};

type ReceiptRow = { words: string; item?: string; at: string; cents: number };

/** Returns the payment steps of an order with the names of items, oldest first. */
function receiptRows({ history }: Payment, { items }: Order): ReceiptRow[] {
  const names = new Map(items.map(({ productId }) => [productId._id, productId.name]));
  return history.flatMap(({ type, at, cents, productId = '' }) => {
    const words = WORDS[type];
    const item = names.get(productId);
    return words ? [{ words, at, cents, ...(item && { item }) }] : [];
  });
}

type Props = { order: Order; payment: Payment };

/** Shows the receipt of an order by card: the items and each step of the payment. */
export function Receipt({ order, payment }: Props) {
  return (
    <OrderSheet title="Receipt" order={order} withPrices>
      <h2 className={styles.heading}>Payment</h2>
      <ul className={styles.rows}>
        {receiptRows(payment, order).map((row) => (
          <Row key={`${row.words} ${row.item ?? ''}`} {...row} />
        ))}
      </ul>
    </OrderSheet>
  );
}

function Row({ words, item, at, cents }: ReceiptRow) {
  return (
    <li className={styles.row}>
      <span className={styles.what}>
        {words}
        {item && (
          <>
            : <span dir="auto">{item}</span>
          </>
        )}
        <time className={styles.day} dateTime={at}>
          {longDay(at)}
        </time>
      </span>
      <span className={styles.amount}>{formatMoney(cents / 100)}</span>
    </li>
  );
}
