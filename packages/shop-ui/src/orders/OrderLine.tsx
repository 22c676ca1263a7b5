import { formatMoney } from '@ethereal/contracts/format-money';
import type { Order, OrderItem } from '@ethereal/contracts/orders';
import { Picture } from '@ethereal/shop-ui/components/Picture.tsx';
import { isPaid } from '@ethereal/shop-ui/payments/payment-words.ts';
import type { QueryKey } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { LineActions } from './LineActions.tsx';
import { LineGoods } from './LineGoods.tsx';
import { LineTimeline } from './LineTimeline.tsx';
import styles from './OrderLine.module.css';

type Props = {
  order: Order;
  item: OrderItem;
  /** Who reads it, by user id: the history speaks to them. */
  reader: string;
  /** The list that shows it, to be changed with it. */
  queryKey: QueryKey;
  /** More on the goods, below them. */
  detail?: ReactNode;
  /** Words on where it stands, below the goods. */
  state?: ReactNode;
  /** A field to set where it stands, at the end of the row. */
  field?: ReactNode;
};

/** One item of an order, for buyer and seller alike: the goods, their amount, where they stand, their history, and what can be done. */
export function OrderLine({ order, item, reader, queryKey, detail, state, field }: Props) {
  const { productId: product, price, quantity } = item;
  return (
    <div className={field ? `${styles.line} ${styles.withField}` : styles.line}>
      <div className={styles.picture}>
        <Picture src={product.image1} alt="" sizes="72px" />
      </div>
      <div>
        <LineGoods item={item} />
        {detail}
      </div>
      <p className={styles.amount}>{formatMoney((Math.round(price * 100) * quantity) / 100)}</p>
      {field && <div className={styles.field}>{field}</div>}
      {state && <p className={styles.state}>{state}</p>}
      <div className={styles.more}>
        <LineTimeline item={item} reader={reader} paidOrder={isPaid(order.payment) ? order._id : undefined} />
        <LineActions orderId={order._id} item={item} queryKey={queryKey} />
      </div>
    </div>
  );
}
