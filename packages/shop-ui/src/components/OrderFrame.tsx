import { formatMoney } from '@ethereal/contracts/format-money';
import { type Order, orderNumber } from '@ethereal/contracts/orders';
import type { ReactNode } from 'react';
import styles from './OrderFrame.module.css';

type Props = {
  order: Order;
  /** What this reader of the order sees beside its id: whom it is from, or when it was placed. */
  fact: { term: string; value: string };
  /** More facts, after those that every order has. */
  more?: readonly { term: string; value: string }[];
  /** Buttons for the whole order. */
  actions?: ReactNode;
  /** The order's items, as `<li>`s. */
  children: ReactNode;
};

const day = (iso: string) =>
  new Date(iso).toLocaleDateString('en-US', { month: 'short', day: 'numeric', year: 'numeric' });

/** One order: what it is, what it cost, where it goes, and its items. */
export function OrderFrame({ order, fact, more = [], actions, children }: Props) {
  const { address, city } = order.userLocation;
  return (
    <article className={styles.card} aria-label={`Order ${order._id}`}>
      <header className={styles.head}>
        <h2 className={styles.number}>Order {orderNumber(order._id)}</h2>
        <time className={styles.date} dateTime={order.createdAt}>
          {day(order.createdAt)}
        </time>
        {actions && <div className={styles.actions}>{actions}</div>}
      </header>
      <dl className={styles.facts}>
        <Fact term="Order ID" value={order._id} />
        <Fact {...fact} />
        <Fact term="Total price" value={formatMoney(order.totalPrice)} />
        <Fact term="Address" value={`${address}, ${city}`} />
        {more.map((one) => (
          <Fact key={one.term} {...one} />
        ))}
      </dl>
      <ul className={styles.items}>{children}</ul>
    </article>
  );
}

function Fact({ term, value }: Props['fact']) {
  return (
    <div>
      <dt>{term}</dt>
      <dd dir="auto">{value}</dd>
    </div>
  );
}
