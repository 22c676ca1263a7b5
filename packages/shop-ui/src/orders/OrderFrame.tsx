import { formatCents, formatMoney } from '@ethereal/contracts/format-money';
import { isErased, type Order, orderNumber } from '@ethereal/contracts/orders';
import { orderCents, totalNote } from '@ethereal/shop-ui/orders/order-total.ts';
import { longDay } from '@ethereal/web-kit/format/local-day.ts';
import { Link } from '@ethereal/web-kit/router.ts';
import type { ReactNode } from 'react';
import styles from './OrderFrame.module.css';

type Fact = { term: string; value: string; note?: string | undefined };

type Props = {
  order: Order;
  /** Facts that this reader sees first, such as the buyer. */
  facts?: readonly Fact[];
  /** Facts after those that every order has. */
  more?: readonly Fact[];
  /** Ids beside the id of the order, in small print. */
  ids?: readonly Fact[];
  /** Page of the order; the number links to it. */
  to?: string | undefined;
  /** Shows recipient and whole address in place of street and city. */
  wholeAddress?: boolean;
  /** Buttons for the whole order. */
  actions?: ReactNode;
  /** Items of the order, as `<li>` elements. */
  children: ReactNode;
};

/** Renders one order: date, total, address and items, and its ids last in small print. */
export function OrderFrame(props: Props) {
  const { order, facts = [], more = [], ids = [], to, wholeAddress = false, actions, children } = props;
  const number = `Order ${orderNumber(order._id)}`;
  const total = formatCents(orderCents(order));
  return (
    <article className={`card ${styles.card}`} aria-label={`Order ${order._id}`}>
      <header className={styles.head}>
        <h2 className="text-lg">{to ? <Link to={to}>{number}</Link> : number}</h2>
        <time className="quiet" dateTime={order.createdAt}>
          {longDay(order.createdAt)}
        </time>
        {actions && <div className={`row-2 ${styles.actions}`}>{actions}</div>}
      </header>
      <Facts
        className={styles.facts}
        facts={[
          ...facts,
          { term: 'Total price', value: total, note: totalNote(order) },
          ...discountFacts(order),
          { term: 'Address', value: addressText(order.userLocation, wholeAddress) },
          ...more,
        ]}
      />
      <ul className={styles.items}>{children}</ul>
      <Facts className={styles.ids} facts={[{ term: 'Order ID', value: order._id }, ...ids]} />
    </article>
  );
}

/** Returns the discount of an order with the codes that gave it; nothing for an order without codes. */
function discountFacts({ codes = [], discount = 0 }: Order): Fact[] {
  if (discount === 0) return [];
  // Several owners may have one code.
  const names = new Set(codes.map(({ code }) => code));
  return [{ term: 'Discount', value: `−${formatMoney(discount)}`, note: [...names].join(', ') }];
}

function addressText(location: Order['userLocation'], isWhole: boolean): string {
  if (isErased(location)) return 'Deleted with the account';
  const { fullname, address, address2, city, state, zipcode } = location;
  if (!isWhole) return `${address}, ${city}`;
  return [fullname, address, address2, `${city}, ${state} ${zipcode}`].filter(Boolean).join(', ');
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
