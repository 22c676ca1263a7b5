import type { Order } from '@ethereal/contracts/orders';
import { LineStanding } from '@ethereal/shop-ui/orders/LineStanding.tsx';
import { OrderLine } from '@ethereal/shop-ui/orders/OrderLine.tsx';
import { keys } from '@ethereal/shop-ui/query/keys.ts';
import { BuyAgain } from './BuyAgain.tsx';
import styles from './OrderItemRow.module.css';

type Props = { order: Order; item: Order['items'][number] };

/** One item of an order, with where it is on its way, and what its buyer can do about it. */
export function OrderItemRow({ order, item }: Props) {
  if (!item.productId) return <p className={styles.missing}>Product details are not available</p>;
  return (
    <OrderLine
      order={order}
      item={item}
      reader={order.buyer}
      queryKey={keys.buyerOrders}
      state={<LineStanding item={item} />}
      actions={<BuyAgain item={item} />}
    />
  );
}
