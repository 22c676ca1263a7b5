import { ITEM_STATUSES, type ItemStatus, type Order, type OrderItem } from '@ethereal/contracts/orders';
import { sinceWords } from '@ethereal/shop-ui/orders/line-words.ts';
import { OrderLine } from '@ethereal/shop-ui/orders/OrderLine.tsx';
import { linePaymentWords } from '@ethereal/shop-ui/payments/payment-words.ts';
import { keys } from '@ethereal/shop-ui/query/keys.ts';
import { Select } from '@ethereal/web-kit/components/Select.tsx';
import styles from './OrderedItem.module.css';
import { useSetStatus } from './useSetStatus.ts';

const STATUS_OPTIONS = ITEM_STATUSES.map((status) => ({ value: status, label: status }));
const isStatus = (value: string): value is ItemStatus => ITEM_STATUSES.some((status) => status === value);

type Props = { order: Order; item: OrderItem; seller: string };

/** One of the seller's items in an order: its state, how it came to it, and what can be done now. */
export function OrderedItem({ order, item, seller }: Props) {
  const { productId: product, status = 'Pending' } = item;
  const setStatus = useSetStatus();
  const since = sinceWords(item, new Date());
  const money = linePaymentWords(order.payment, item);
  const change = (value: string) => {
    if (isStatus(value) && value !== status && status !== 'Cancelled')
      setStatus.mutate({ orderId: order._id, productId: product._id, status: value, before: status });
  };
  return (
    <li>
      <OrderLine
        order={order}
        item={item}
        reader={seller}
        queryKey={keys.sellerOrders}
        detail={
          <>
            {since && (
              <p className={styles.detail}>
                {status} {since}
              </p>
            )}
            {money && (
              <p className={styles.money} data-awaited={money === 'Awaiting payment' || undefined}>
                {money}
              </p>
            )}
            {item.return && (
              <p className={styles.detail} dir="auto">
                Return: <strong>{item.return.state}</strong> · {item.return.reason}
              </p>
            )}
          </>
        }
        field={
          status === 'Cancelled' ? (
            <strong data-status={status}>{status}</strong>
          ) : (
            <Select
              label={`Status of ${product.name}`}
              hideLabel
              options={STATUS_OPTIONS}
              value={status}
              onChange={(event) => change(event.target.value)}
            />
          )
        }
      />
    </li>
  );
}
