import { formatMoney } from '@ethereal/contracts/format-money';
import type { Order } from '@ethereal/contracts/orders';
import { Picture } from '@ethereal/shop-ui/components/Picture.tsx';
import { LineActions } from '@ethereal/shop-ui/orders/LineActions.tsx';
import { LineGoods } from '@ethereal/shop-ui/orders/LineGoods.tsx';
import { LineTimeline } from '@ethereal/shop-ui/orders/LineTimeline.tsx';
import { keys } from '@ethereal/shop-ui/query/keys.ts';
import styles from './OrderItemRow.module.css';

type Props = { orderId: string; item: Order['items'][number]; buyer: string };

/** One item of an order, with where it is on its way, and what its buyer can do about it. */
export function OrderItemRow({ orderId, item, buyer }: Props) {
  const { productId: product, quantity, price, status = 'Pending' } = item;
  if (!product) return <p className={styles.missing}>Product details are not available</p>;
  return (
    <div className={styles.row}>
      <div className={styles.picture}>
        <Picture src={product.image1} alt="" sizes="72px" />
      </div>
      <div>
        <LineGoods item={item} />
      </div>
      <p className={styles.amount}>{formatMoney(price * quantity)}</p>
      <p className={styles.state}>
        Delivery state: <strong data-status={status}>{status}</strong>
        {item.return && (
          <>
            {' '}
            · Return: <strong>{item.return.state}</strong>
          </>
        )}
      </p>
      <div className={styles.more}>
        <LineTimeline item={item} reader={buyer} />
        <LineActions orderId={orderId} item={item} queryKey={keys.buyerOrders} />
      </div>
    </div>
  );
}
