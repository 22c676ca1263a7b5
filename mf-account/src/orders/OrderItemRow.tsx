import { formatMoney } from '@ethereal/contracts/format-money';
import type { Order } from '@ethereal/contracts/orders';
import { Picture } from '@ethereal/web-kit/components/Picture.tsx';
import { orderItemName } from '@ethereal/web-kit/format/order-item-name.ts';
import styles from './OrderItemRow.module.css';

/** One item of an order, with where it is on its way. */
export function OrderItemRow({ item }: { item: Order['items'][number] }) {
  const { productId: product, quantity, price, sizeChosen, status = 'Pending' } = item;
  if (!product) return <p className={styles.missing}>Product details are not available</p>;
  return (
    <div className={styles.row}>
      <div className={styles.picture}>
        <Picture src={product.image1} alt="" sizes="72px" />
      </div>
      <div>
        <p className={styles.name}>{orderItemName(product.name)}</p>
        <p className={styles.detail}>
          Quantity: {quantity}
          {sizeChosen && ` · Size: ${sizeChosen}`}
        </p>
      </div>
      <p className={styles.amount}>{formatMoney(price * quantity)}</p>
      <p className={styles.state}>
        Delivery state: <strong data-status={status}>{status}</strong>
      </p>
    </div>
  );
}
