import { formatMoney } from '@ethereal/contracts/format-money';
import { ITEM_STATUSES, type ItemStatus, type Order } from '@ethereal/contracts/orders';
import { OrderFrame } from '@ethereal/web-kit/components/OrderFrame.tsx';
import { Select } from '@ethereal/web-kit/components/Select.tsx';
import { orderItemName } from '@ethereal/web-kit/format/order-item-name.ts';
import styles from './ReceivedOrder.module.css';
import { useSetStatus } from './useSetStatus.ts';

const STATUS_OPTIONS = ITEM_STATUSES.map((status) => ({ value: status, label: status }));
const isStatus = (value: string): value is ItemStatus => ITEM_STATUSES.some((status) => status === value);

/** One order as its seller sees it: whom it goes to, and the seller's own items with their state. */
export function ReceivedOrder({ order, seller }: { order: Order; seller: string }) {
  return (
    <OrderFrame order={order} fact={{ term: 'Buyer', value: order.buyer }}>
      {order.items.map((item) => (
        <OrderedItem key={item.productId._id} orderId={order._id} item={item} seller={seller} />
      ))}
    </OrderFrame>
  );
}

type OrderedItemProps = { orderId: string; item: Order['items'][number]; seller: string };

function OrderedItem({ orderId, item, seller }: OrderedItemProps) {
  const { productId: product, quantity, price, sizeChosen, status = 'Pending' } = item;
  const setStatus = useSetStatus(seller);
  const change = (value: string) => {
    if (isStatus(value) && value !== status)
      setStatus.mutate({ orderId, productId: product._id, status: value, before: status });
  };
  return (
    <li className={styles.item}>
      <div>
        <p className={styles.name}>{orderItemName(product.name)}</p>
        <p className={styles.detail}>
          Quantity: {quantity}
          {sizeChosen && ` · Size: ${sizeChosen}`}
        </p>
      </div>
      <p className={styles.amount}>{formatMoney(price * quantity)}</p>
      <Select
        label={`Status of ${product.name}`}
        hideLabel
        options={STATUS_OPTIONS}
        value={status}
        onChange={(event) => change(event.target.value)}
      />
    </li>
  );
}
