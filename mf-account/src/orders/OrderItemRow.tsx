import { formatMoney } from '@ethereal/contracts/format-money';
import type { Order } from '@ethereal/contracts/orders';
import { OrderLine } from '@ethereal/shop-ui/orders/OrderLine.tsx';
import { keys } from '@ethereal/shop-ui/query/keys.ts';
import styles from './OrderItemRow.module.css';

type Props = { order: Order; item: Order['items'][number] };

/** One item of an order, with where it is on its way, and what its buyer can do about it. */
export function OrderItemRow({ order, item }: Props) {
  const { productId: product, status = 'Pending' } = item;
  if (!product) return <p className={styles.missing}>Product details are not available</p>;
  return (
    <OrderLine
      order={order}
      item={item}
      reader={order.buyer}
      queryKey={keys.buyerOrders}
      state={
        <>
          Delivery state: <strong data-status={status}>{status}</strong>
          {item.return && (
            <>
              {' '}
              · Return: <strong>{item.return.state}</strong>
            </>
          )}
          {item.refundedCents !== undefined && (
            <>
              {' '}
              · Refunded: <strong>{formatMoney(item.refundedCents / 100)}</strong>
            </>
          )}
        </>
      }
    />
  );
}
