import { lineIdOf } from '@ethereal/contracts/order-display';
import { type Order, RETURN_DAYS } from '@ethereal/contracts/orders';
import { orderItemName } from '@ethereal/shop-ui/orders/line-texts.ts';
import { longDay } from '@ethereal/web-kit/format/local-day.ts';
import styles from './OrderPage.module.css';
import { returnableUntil } from './order.rules.ts';

/** Explains until which day lines can be returned, where to send them, who pays, and when the refund arrives. */
export function AboutReturns({ order }: { order: Order }) {
  const lines = order.items.flatMap((item) => {
    const until = returnableUntil(item);
    return until ? [{ key: lineIdOf(item), name: orderItemName(item.productId.name), until }] : [];
  });
  if (lines.length === 0) return null;
  return (
    <section className={`stack-2 prose ${styles.help}`} aria-labelledby="order-returns">
      <h2 id="order-returns" className="text-lg">
        Returns
      </h2>
      <ul>
        {lines.map(({ key, name, until }) => (
          <li key={key}>
            <span dir="auto">{name}</span>: until {longDay(until)}
          </li>
        ))}
      </ul>
      <p>
        Choose “Return item” and a reason within {RETURN_DAYS} days; until the seller answers, you can withdraw the
        return. When the seller approves it, you see here where to send the parcel and who pays for it: usually you, or
        the seller for an item that is damaged, faulty or not as described. Please send nothing before.{' '}
        {order.payment?.method === 'card'
          ? 'The money goes back to your card when the seller has received the item.'
          : 'You and the seller settle the money when the item has arrived.'}
      </p>
    </section>
  );
}
