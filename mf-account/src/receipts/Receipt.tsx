import { formatMoney } from '@ethereal/contracts/format-money';
import type { Order } from '@ethereal/contracts/orders';
import type { Payment } from '@ethereal/contracts/payments';
import { OrderSheet } from '@ethereal/shop-ui/orders/OrderSheet.tsx';
import { longDay } from '@ethereal/web-kit/format/local-day.ts';
import styles from './Receipt.module.css';
import { type ReceiptRow, receiptRows } from './receipt-rows.ts';

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
