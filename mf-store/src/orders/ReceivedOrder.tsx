import type { Order } from '@ethereal/contracts/orders';
import { OrderFrame } from '@ethereal/shop-ui/components/OrderFrame.tsx';
import { AddressLines, OrderSheet } from '@ethereal/shop-ui/orders/OrderSheet.tsx';
import { PrintButton } from '@ethereal/web-kit/components/PrintButton.tsx';
import { OrderedItem } from './OrderedItem.tsx';
import { orderedSum } from './order-sums.ts';
import styles from './ReceivedOrder.module.css';

/** One order as its seller sees it: the recipient, the seller's own items, and the sum of these items alone. */
export function ReceivedOrder({ order: whole, seller }: { order: Order; seller: string }) {
  const order = { ...whole, totalPrice: orderedSum(whole) };
  return (
    <OrderFrame
      order={order}
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
        <h3 className={styles.heading}>Ship to</h3>
        <AddressLines to={order.userLocation} />
      </li>
      {order.items.map((item) => (
        <OrderedItem key={item.lineId ?? item.productId._id} order={order} item={item} seller={seller} />
      ))}
    </OrderFrame>
  );
}
