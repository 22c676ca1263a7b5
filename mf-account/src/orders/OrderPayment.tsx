import { HOUR_MS } from '@ethereal/contracts/durations';
import type { Order } from '@ethereal/contracts/orders';
import { approvedText, isAwaited, isPaid, keptText } from '@ethereal/shop-ui/payments/payment-texts.ts';
import { usePayNow } from '@ethereal/shop-ui/payments/usePayNow.ts';
import { keys } from '@ethereal/shop-ui/query/keys.ts';
import { Button } from '@ethereal/web-kit/components/Button.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import styles from './OrderPayment.module.css';

function paymentText(order: Order): string {
  const { payment } = order;
  if (payment?.state === 'failed') return 'Payment failed. Try again.';
  if (payment?.state === 'refunded') return 'Refunded';
  if (payment?.state === 'expired') return 'The time to pay is over. Nothing was charged.';
  if (isAwaited(payment)) return 'Awaiting payment';
  return payment && isPaid(payment) ? approvedText(order) : 'Nothing was charged.';
}

/** Renders the payment state of an order by card, with a button to pay; nothing for an order on delivery. */
export function OrderPayment({ order }: { order: Order }) {
  const { payment } = order;
  const isUnpaid = isAwaited(payment);
  useFreshCart(order);
  if (payment?.method !== 'card') return null;
  return (
    <li className={`row-2-4 center spread ${styles.payment}`}>
      <p role="status">
        <strong className={`accent ${styles.state}`} data-state={payment.state}>
          {paymentText(order)}
        </strong>
        {isUnpaid && <span className="muted"> {keptText(payment)}</span>}
      </p>
      {isUnpaid && <PayNow orderId={order._id} />}
    </li>
  );
}

/** Time after which the lines of a paid order have left the cart for certain, in ms. */
const NEW_FOR_MS = HOUR_MS;
/** Pauses after which the cart is read, in ms: the lines of an order leave it shortly after the order is paid. */
const READ_AFTER_MS = [0, 1500, 5000];

/** Reads the cart again while an order by card was paid lately. */
function useFreshCart({ payment, createdAt }: Order) {
  const client = useQueryClient();
  const isPaidLately =
    payment?.method === 'card' && !isAwaited(payment) && Date.now() - Date.parse(createdAt) < NEW_FOR_MS;
  useEffect(() => {
    if (!isPaidLately) return;
    const read = () => void client.invalidateQueries({ queryKey: keys.cart });
    const timers = READ_AFTER_MS.map((pause) => setTimeout(read, pause));
    return () => {
      for (const timer of timers) clearTimeout(timer);
    };
  }, [isPaidLately, client]);
}

function PayNow({ orderId }: { orderId: string }) {
  const { mutate, isPending } = usePayNow(orderId);
  return (
    <Button size="small" busy={isPending} onClick={() => mutate()}>
      Pay now
    </Button>
  );
}
