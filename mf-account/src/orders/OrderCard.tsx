import { formatMoney } from '@ethereal/contracts/format-money';
import type { Order } from '@ethereal/contracts/orders';
import styles from './OrderCard.module.css';
import { OrderItemRow } from './OrderItemRow.tsx';

const day = (iso: string) =>
  new Date(iso).toLocaleDateString('en-US', { month: 'long', day: 'numeric', year: 'numeric' });

/** One order: what it is, what it cost, where it goes, and its items. */
export function OrderCard({ order }: { order: Order }) {
  const { address, city } = order.userLocation;
  return (
    <article className={styles.card} aria-label={`Order ${order._id}`}>
      <dl className={styles.facts}>
        <Fact term="Order ID" value={order._id} />
        <Fact term="Placed on" value={day(order.createdAt)} />
        <Fact term="Total price" value={formatMoney(order.totalPrice)} />
        <Fact term="Address" value={`${address}, ${city}`} />
      </dl>
      <ul className={styles.items}>
        {order.items.map((item) => (
          <li key={item.productId?._id ?? `${item.seller}-${item.price}`}>
            <OrderItemRow item={item} />
          </li>
        ))}
      </ul>
    </article>
  );
}

function Fact({ term, value }: { term: string; value: string }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{value}</dd>
    </div>
  );
}
