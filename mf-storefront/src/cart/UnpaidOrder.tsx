import { type Order, orderNumber } from '@ethereal/contracts/orders';
import { CancelOrder } from '@ethereal/shop-ui/orders/CancelOrder.tsx';
import { keptText } from '@ethereal/shop-ui/payments/payment-texts.ts';
import { usePayNow } from '@ethereal/shop-ui/payments/usePayNow.ts';
import { Button } from '@ethereal/web-kit/components/Button.tsx';
import styles from './UnpaidOrder.module.css';

/** Renders an order of the cart that awaits its payment, with buttons to pay and to cancel it. */
export function UnpaidOrder({ order }: { order: Order }) {
  const { mutate, isPending } = usePayNow(order._id);
  const { payment } = order;
  return (
    <section className={`banner ${styles.notice}`} aria-label={`Order ${orderNumber(order._id)}`}>
      <p role="status">
        <strong>You have ordered items of this cart already.</strong> Order {orderNumber(order._id)} awaits payment.{' '}
        {payment && keptText(payment)}
      </p>
      <div className="row-2">
        <Button size="small" busy={isPending} onClick={() => mutate()}>
          Continue payment
        </Button>
        <CancelOrder order={order} />
      </div>
    </section>
  );
}
