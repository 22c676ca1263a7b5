import { formatMoney } from '@ethereal/contracts/format-money';
import { ITEM_STATUSES, type ItemStatus, type OrderItem } from '@ethereal/contracts/orders';
import { Picture } from '@ethereal/shop-ui/components/Picture.tsx';
import { LineActions } from '@ethereal/shop-ui/orders/LineActions.tsx';
import { LineGoods } from '@ethereal/shop-ui/orders/LineGoods.tsx';
import { LineTimeline } from '@ethereal/shop-ui/orders/LineTimeline.tsx';
import { keys } from '@ethereal/shop-ui/query/keys.ts';
import { Select } from '@ethereal/web-kit/components/Select.tsx';
import styles from './OrderedItem.module.css';
import { useSetStatus } from './useSetStatus.ts';

const STATUS_OPTIONS = ITEM_STATUSES.map((status) => ({ value: status, label: status }));
const isStatus = (value: string): value is ItemStatus => ITEM_STATUSES.some((status) => status === value);

type Props = { orderId: string; item: OrderItem; seller: string };

/** One of the seller's items in an order: its state, how it came to it, and what can be done now. */
export function OrderedItem({ orderId, item, seller }: Props) {
  const { productId: product, quantity, price, status = 'Pending' } = item;
  const setStatus = useSetStatus();
  const change = (value: string) => {
    if (isStatus(value) && value !== status && status !== 'Cancelled')
      setStatus.mutate({ orderId, productId: product._id, status: value, before: status });
  };
  return (
    <li className={styles.item}>
      <div className={styles.picture}>
        <Picture src={product.image1} alt="" sizes="72px" />
      </div>
      <div className={styles.words}>
        <LineGoods item={item} />
        {item.return && (
          <p className={styles.detail} dir="auto">
            Return: <strong>{item.return.state}</strong> · {item.return.reason}
          </p>
        )}
      </div>
      <p className={styles.amount}>{formatMoney((Math.round(price * 100) * quantity) / 100)}</p>
      <div className={styles.state}>
        {status === 'Cancelled' ? (
          <strong className={styles.cancelled}>{status}</strong>
        ) : (
          <Select
            label={`Status of ${product.name}`}
            hideLabel
            options={STATUS_OPTIONS}
            value={status}
            onChange={(event) => change(event.target.value)}
          />
        )}
      </div>
      <div className={styles.more}>
        <LineTimeline item={item} reader={seller} />
        <LineActions orderId={orderId} item={item} queryKey={keys.sellerOrders} />
      </div>
    </li>
  );
}
