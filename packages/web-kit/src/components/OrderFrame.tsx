import { formatMoney } from '@ethereal/contracts/format-money';
import type { Order } from '@ethereal/contracts/orders';
import type { ReactNode } from 'react';
import styles from './OrderFrame.module.css';

type Props = {
  order: Order;
  /** What this reader of the order sees beside its id: whom it is from, or when it was placed. */
  fact: { term: string; value: string };
  /** The order's items, as `<li>`s. */
  children: ReactNode;
};

/** One order: what it is, what it cost, where it goes, and its items. */
export function OrderFrame({ order, fact, children }: Props) {
  const { address, city } = order.userLocation;
  return (
    <article className={styles.card} aria-label={`Order ${order._id}`}>
      <dl className={styles.facts}>
        <Fact term="Order ID" value={order._id} />
        <Fact {...fact} />
        <Fact term="Total price" value={formatMoney(order.totalPrice)} />
        <Fact term="Address" value={`${address}, ${city}`} />
      </dl>
      <ul className={styles.items}>{children}</ul>
    </article>
  );
}

function Fact({ term, value }: Props['fact']) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{value}</dd>
    </div>
  );
}
