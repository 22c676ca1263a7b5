import { formatCents, formatMoney } from '@ethereal/contracts/format-money';
import { lineIdOf } from '@ethereal/contracts/order-display';
import { type Order, type OrderItem, orderNumber } from '@ethereal/contracts/orders';
import { LineGoods } from '@ethereal/shop-ui/orders/LineGoods.tsx';
import { lineCents, orderCents, totalNote } from '@ethereal/shop-ui/orders/order-total.ts';
import { linePaymentText } from '@ethereal/shop-ui/payments/payment-texts.ts';
import { DeskRow } from '../lists/DeskRow.tsx';
import { moment } from '../lists/moment.ts';
import { DeskPerson } from '../people/DeskPerson.tsx';
import { PersonLink, SellerLink } from '../people/PersonLink.tsx';
import styles from './DeskOrder.module.css';
import { LineHelp } from './LineHelp.tsx';

const METHOD_LABELS = { card: 'Card', 'on-delivery': 'Pay on delivery' } as const;

/** Renders one order: buyer, address, and each line with its price, seller, status and history. */
export function DeskOrder({ order }: { order: Order }) {
  const { fullname, address, city, state } = order.userLocation;
  const note = totalNote(order);
  return (
    <DeskRow label={`Order ${order._id}`}>
      <header className="row-2-3 center">
        <h2 className="text-lg">Order {orderNumber(order._id)}</h2>
        <time className="quiet" dateTime={order.createdAt}>
          {moment(order.createdAt)}
        </time>
        <span className="pill">{formatCents(orderCents(order))}</span>
        {order.payment && <span className="pill">{METHOD_LABELS[order.payment.method]}</span>}
        {note && <span className="quiet">{note}</span>}
      </header>
      <p className="quiet">
        <bdi>
          {fullname}, {address}, {city}, {state}
        </bdi>{' '}
        · buyer <PersonLink id={order.buyer} name={fullname} />
      </p>
      <ul className="grid">
        {order.items.map((item) => (
          <li key={lineIdOf(item)} className={`stack-3 ${styles.line}`}>
            <div>
              <LineGoods item={item} />
              <p className="quiet">
                {item.quantity} × {formatMoney(item.price)} = {formatCents(lineCents(item))}
              </p>
              <p className="quiet">
                {item.status}
                {item.return && ` · Return ${item.return.state}`} · seller <SellerLink id={item.seller} />
              </p>
              <LineMoney order={order} item={item} />
            </div>
            <LineHistory order={order} item={item} />
            <LineHelp orderId={order._id} item={item} />
          </li>
        ))}
      </ul>
    </DeskRow>
  );
}

/** Renders what the buyer pays for a line after discounts, and whether the card was charged or refunded. */
function LineMoney({ order, item }: { order: Order; item: OrderItem }) {
  const words = [
    item.paidCents === undefined ? undefined : `${formatCents(item.paidCents)} after discounts`,
    item.refundedCents ? `Refund of ${formatCents(item.refundedCents)}` : linePaymentText(order.payment, item),
  ].filter((text) => text !== undefined);
  return words.length > 0 && <p className="quiet">{words.join(' · ')}</p>;
}

function LineHistory({ order, item }: { order: Order; item: OrderItem }) {
  const actor = (by: string) =>
    by === order.buyer ? 'the buyer' : by === item.seller ? 'the seller' : <DeskPerson id={by} />;
  return (
    <ol className={styles.life}>
      {(item.history ?? []).map(({ status, at, by, note }) => (
        <li key={`${status} ${at}`}>
          {status}, <time dateTime={at}>{moment(at)}</time>, by {actor(by)}
          {note && (
            <>
              : <q dir="auto">{note}</q>
            </>
          )}
        </li>
      ))}
    </ol>
  );
}
