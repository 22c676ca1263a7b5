import { lineIdOf } from '@ethereal/contracts/order-display';
import type { Order, OrderItem } from '@ethereal/contracts/orders';
import { OrderFrame } from '@ethereal/shop-ui/orders/OrderFrame.tsx';
import { AddressLines, OrderSheet } from '@ethereal/shop-ui/orders/OrderSheet.tsx';
import { lineCents } from '@ethereal/shop-ui/orders/order-total.ts';
import { PrintButton } from '@ethereal/web-kit/components/PrintButton.tsx';
import { OrderedItem } from './OrderedItem.tsx';
import styles from './ReceivedOrder.module.css';

/** Returns a line of which the seller's discount alone is subtracted. The shop bears its own discounts. */
const withSellerDiscount = (item: OrderItem): OrderItem & { paidCents: number } => ({
  ...item,
  paidCents: lineCents(item) - (item.discounts?.seller ?? 0),
});

/** Returns the sum of the listed lines of an order when it was placed, less the seller's own discounts, in dollars. */
export const orderedSum = ({ items }: Pick<Order, 'items'>): number =>
  items.reduce((cents, item) => cents + withSellerDiscount(item).paidCents, 0) / 100;

/** Renders one order as its seller sees it: the recipient, the seller's own items, and the sum of these items alone. */
export function ReceivedOrder({ order: placed, seller }: { order: Order; seller: string }) {
  const order = { ...placed, totalPrice: orderedSum(placed) };
  return (
    <OrderFrame
      order={{ ...order, items: order.items.map(withSellerDiscount) }}
      facts={[{ term: 'Buyer', value: order.userLocation.fullname }]}
      ids={[{ term: 'Buyer ID', value: order.buyer }]}
      actions={
        <>
          <PrintButton label="Print" sheet={() => <OrderSheet title="Order" order={order} withPrices />} />
          <PrintButton
            label="Packing slip"
            sheet={() => <OrderSheet title="Packing slip" order={order} withPrices={false} />}
          />
        </>
      }
    >
      <li className={styles.recipient}>
        <h3 className={`quiet ${styles.heading}`}>Ship to</h3>
        <AddressLines to={order.userLocation} />
      </li>
      {order.items.map((item) => (
        <OrderedItem key={lineIdOf(item)} order={order} item={item} seller={seller} />
      ))}
    </OrderFrame>
  );
}
