import { formatMoney } from '@ethereal/contracts/format-money';
import type { Order } from '@ethereal/contracts/orders';
import { Picture } from '@ethereal/shop-ui/components/Picture.tsx';
import { orderItemName } from '@ethereal/shop-ui/format/order-item-name.ts';
import { LineActions } from '@ethereal/shop-ui/orders/LineActions.tsx';
import { LineTimeline } from '@ethereal/shop-ui/orders/LineTimeline.tsx';
import { keys } from '@ethereal/shop-ui/query/keys.ts';
import { Link } from '@ethereal/web-kit/router.ts';
import styles from './OrderItemRow.module.css';

type Props = { orderId: string; item: Order['items'][number]; buyer: string };

/** One item of an order, with where it is on its way, and what its buyer can do about it. */
export function OrderItemRow({ orderId, item, buyer }: Props) {
  const { productId: product, quantity, price, sizeChosen, status = 'Pending' } = item;
  if (!product) return <p className={styles.missing}>Product details are not available</p>;
  return (
    <div className={styles.row}>
      <div className={styles.picture}>
        <Picture src={product.image1} alt="" sizes="72px" />
      </div>
      <div>
        <p className={styles.name} dir="auto">
          {product.category ? (
            <Link to={`/ethereal/categories/${product.category}/${product._id}`}>
              {orderItemName(product.name)}
            </Link>
          ) : (
            orderItemName(product.name)
          )}
        </p>
        <p className={styles.detail}>
          Quantity: {quantity}
          {sizeChosen && ` · Size: ${sizeChosen}`}
        </p>
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
