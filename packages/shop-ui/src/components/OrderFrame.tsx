import { formatMoney } from '@ethereal/contracts/format-money';
import { type Order, orderNumber } from '@ethereal/contracts/orders';
import { orderCents, totalNote } from '@ethereal/shop-ui/orders/order-total.ts';
import { longDay } from '@ethereal/web-kit/format/long-day.ts';
import type { ReactNode } from 'react';
import styles from './OrderFrame.module.css';

type Fact = { term: string; value: string; note?: string | undefined };

type Props = {
  order: Order;
  /** What this reader of the order sees first: whom it is from. */
  facts?: readonly Fact[];
  /** More facts, after those that every order has. */
  more?: readonly Fact[];
  /** Ids beside the order's own, in small print. */
  ids?: readonly Fact[];
  /** Buttons for the whole order. */
  actions?: ReactNode;
  /** The order's items, as `<li>`s. */
  children: ReactNode;
};

/** One order: when it was placed, what it comes to, where it goes, and its items. Its ids stand last, in small print. */
export function OrderFrame({ order, facts = [], more = [], ids = [], actions, children }: Props) {
  const { address, city } = order.userLocation;
  const total = formatMoney(orderCents(order) / 100);
  return (
    <article className={styles.card} aria-label={`Order ${order._id}`}>
      <header className={styles.head}>
        <h2 className={styles.number}>Order {orderNumber(order._id)}</h2>
        <time className={styles.date} dateTime={order.createdAt}>
          {longDay(order.createdAt)}
        </time>
        {actions && <div className={styles.actions}>{actions}</div>}
      </header>
      <Facts
        className={styles.facts}
        facts={[
          ...facts,
          { term: 'Total price', value: total, note: totalNote(order) },
          { term: 'Address', value: `${address}, ${city}` },
          ...more,
        ]}
      />
      <ul className={styles.items}>{children}</ul>
      <Facts className={styles.ids} facts={[{ term: 'Order ID', value: order._id }, ...ids]} />
    </article>
  );
}

function Facts({ className, facts }: { className: string | undefined; facts: readonly Fact[] }) {
  return (
    <dl className={className}>
      {facts.map(({ term, value, note }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd dir="auto">{value}</dd>
          {note && <dd className={styles.note}>{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
