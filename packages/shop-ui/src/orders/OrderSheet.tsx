import { formatCents, formatMoney } from '@ethereal/contracts/format-money';
import { lineIdOf } from '@ethereal/contracts/order-display';
import { isErased, type Order, orderNumber } from '@ethereal/contracts/orders';
import { longDay } from '@ethereal/web-kit/format/local-day.ts';
import type { ReactNode } from 'react';
import styles from './OrderSheet.module.css';
import { lineCents, paidCents } from './order-total.ts';

/** Renders the address of an order, line by line. */
export function AddressLines({ to }: { to: Order['userLocation'] }) {
  if (isErased(to)) return <p>The buyer deleted their account, and the address with it.</p>;
  return (
    <address className={styles.address} dir="auto">
      {to.fullname}
      <br />
      {to.address}
      {to.address2 && (
        <>
          <br />
          {to.address2}
        </>
      )}
      <br />
      {to.city}, {to.state} {to.zipcode}
      <br />
      {to.country}
      <br />
      Phone: {to.phone}
    </address>
  );
}

type Props = {
  title: string;
  order: Order;
  /** Whether prices are shown; a packing slip has none. */
  withPrices: boolean;
  /** Content below the items. */
  children?: ReactNode;
};

/** Renders an order for printing: items, address and total, without cancelled items. */
export function OrderSheet({ title, order, withPrices, children }: Props) {
  const items = order.items.filter(({ status }) => status !== 'Cancelled');
  const hasColors = items.some(({ colorChosen }) => colorChosen);
  const cents = items.reduce((sum, item) => sum + paidCents(item), 0);
  const discount = items.reduce((sum, item) => sum + lineCents(item), -cents);
  return (
    <article className="stack-4">
      <p className={styles.shop}>Ethereal.</p>
      <h1 className="text-2xl">
        {title} {orderNumber(order._id)}
      </h1>
      <p>
        {longDay(order.createdAt)} · Order ID {order._id}
      </p>
      <AddressLines to={order.userLocation} />
      <table className={`table ${styles.table}`}>
        <thead>
          <tr>
            <th scope="col">Item</th>
            {hasColors && <th scope="col">Color</th>}
            <th scope="col">Size</th>
            <th scope="col">Quantity</th>
            {withPrices && <th scope="col">Price</th>}
            {withPrices && <th scope="col">Amount</th>}
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <tr key={lineIdOf(item)}>
              <td dir="auto">{item.productId.name}</td>
              {hasColors && <td dir="auto">{item.colorChosen ?? '–'}</td>}
              <td>{item.sizeChosen ?? '–'}</td>
              <td>{item.quantity}</td>
              {withPrices && <td>{formatMoney(item.price)}</td>}
              {withPrices && <td>{formatCents(lineCents(item))}</td>}
            </tr>
          ))}
        </tbody>
        {withPrices && (
          <tfoot>
            {discount > 0 && (
              <tr>
                <th scope="row" colSpan={hasColors ? 5 : 4}>
                  Discount
                </th>
                <td>−{formatCents(discount)}</td>
              </tr>
            )}
            <tr>
              <th scope="row" colSpan={hasColors ? 5 : 4}>
                Total
              </th>
              <td>{formatCents(cents)}</td>
            </tr>
          </tfoot>
        )}
      </table>
      {children}
    </article>
  );
}
