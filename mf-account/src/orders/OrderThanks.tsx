import type { User } from '@ethereal/contracts/identity';
import { lineIdOf } from '@ethereal/contracts/order-display';
import { type Order, orderNumber, RETURN_DAYS } from '@ethereal/contracts/orders';
import { Picture } from '@ethereal/shop-ui/components/Picture.tsx';
import { readPlacedOrder, removePlacedOrder } from '@ethereal/shop-ui/orders/placed-order.ts';
import { isPaid } from '@ethereal/shop-ui/payments/payment-texts.ts';
import { ButtonLink } from '@ethereal/web-kit/components/ButtonLink.tsx';
import { Check } from 'lucide-react';
import { useEffect, useState } from 'react';
import styles from './OrderThanks.module.css';

type NextStep = { title: string; text: string };

/** Returns the next steps of an order that was just placed. */
function nextSteps({ items, payment }: Pick<Order, 'items' | 'payment'>): NextStep[] {
  const byCard = isPaid(payment);
  const sellers = new Set(items.map(({ seller }) => seller)).size;
  return [
    {
      title: 'Packed',
      text: sellers > 1 ? `${sellers} sellers pack their items.` : 'The seller packs your order.',
    },
    {
      title: 'Shipped',
      text: byCard ? 'We mail you, and your card is charged.' : 'We mail you when it leaves.',
    },
    {
      title: 'Delivered',
      text: `${byCard ? '' : 'You pay when it arrives. '}Items can be returned for ${RETURN_DAYS} days.`,
    },
  ];
}

/** Maximum number of pictures side by side on a phone. */
const MAX_PICTURES = 4;

/** Whether an order will be delivered: not before it is paid if it is paid by card, and never when it is cancelled. */
const willBeDelivered = ({ items, payment }: Order): boolean =>
  (payment?.method !== 'card' || isPaid(payment)) && items.some(({ status }) => status !== 'Cancelled');

/** Thanks the buyer for the order just placed and lists the next steps, until they leave the page. */
export function OrderThanks({ orders, buyer }: { orders: readonly Order[]; buyer: User }) {
  const [placed] = useState(readPlacedOrder);
  const order = orders.find(({ _id }) => _id === placed);
  useEffect(() => removePlacedOrder, []);
  if (!order || !willBeDelivered(order)) return null;
  return (
    <section className={`stack-5 ${styles.thanks}`} aria-labelledby="order-thanks">
      <div className="line-4 center">
        <span className={styles.mark} aria-hidden="true">
          <Check size={28} strokeWidth={2.5} />
        </span>
        <div>
          <h2 id="order-thanks" className="wrap" dir="auto">
            Thank you, {buyer.fname}.
          </h2>
          <p className={styles.lead}>
            Your order {orderNumber(order._id)} is in. A confirmation goes to <b>{mailedTo(buyer)}</b>.
          </p>
        </div>
      </div>
      <Pictures order={order} />
      <ol className={`stack-5 ${styles.steps}`}>
        {nextSteps(order).map(({ title, text }) => (
          <li key={title} className={`stack-1 top ${styles.step}`}>
            <strong>{title}</strong>
            <span className="text-sm">{text}</span>
          </li>
        ))}
      </ol>
      <ButtonLink to="/ethereal/all" variant="secondary">
        Continue shopping
      </ButtonLink>
    </section>
  );
}

/** Mails go to a changed address once it is confirmed. */
const mailedTo = ({ email, confirmedEmail }: User) => confirmedEmail ?? email;

/** Renders the ordered items as pictures; the order below contains their names. */
function Pictures({ order: { items } }: { order: Order }) {
  const more = items.length - MAX_PICTURES;
  return (
    <div className="line-3 center" aria-hidden="true">
      {items.slice(0, MAX_PICTURES).map((item) => (
        <span key={lineIdOf(item)} className={styles.picture}>
          <Picture src={item.productId.image1} alt="" sizes="88px" />
        </span>
      ))}
      {more > 0 && <span className="strong">+{more}</span>}
    </div>
  );
}
