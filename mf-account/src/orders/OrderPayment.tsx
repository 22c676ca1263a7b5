import type { Order } from '@ethereal/contracts/orders';
import { approvedWords, isAwaited, isPaid } from '@ethereal/shop-ui/payments/payment-words.ts';
import { keys } from '@ethereal/shop-ui/query/keys.ts';
import { Button } from '@ethereal/web-kit/components/Button.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import styles from './OrderPayment.module.css';
import { usePayNow } from './usePayNow.ts';

const clock = (iso: string) => new Date(iso).toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' });

function wordsOf(order: Order): string {
  const { payment } = order;
  if (payment?.state === 'failed') return 'Payment failed. Try again.';
  if (payment?.state === 'refunded') return 'Refunded';
  if (payment?.state === 'expired') return 'The time to pay is over. Nothing was charged.';
  if (isAwaited(payment)) return 'Awaiting payment';
  return payment && isPaid(payment) ? approvedWords(order) : 'Nothing was charged.';
}

/** Shows the payment state of an order by card, with a button to pay; nothing for an order on delivery. */
export function OrderPayment({ order }: { order: Order }) {
  const { payment } = order;
  const awaits = isAwaited(payment);
  useFreshCart(awaits);
  if (payment?.method !== 'card') return null;
  return (
    <li className={styles.payment}>
      <p role="status">
        <strong className={styles.words} data-state={payment.state}>
          {wordsOf(order)}
        </strong>
        {awaits && payment.expiresAt && (
          <span className={styles.until}> Your items are kept until {clock(payment.expiresAt)}.</span>
        )}
      </p>
      {awaits && <PayNow orderId={order._id} />}
    </li>
  );
}

/** Reads the cart again once the order is paid, because paid lines leave it. */
function useFreshCart(awaits: boolean) {
  const client = useQueryClient();
  const wasAwaiting = useRef(awaits);
  useEffect(() => {
    if (wasAwaiting.current && !awaits) void client.invalidateQueries({ queryKey: keys.cart });
    wasAwaiting.current = awaits;
  }, [awaits, client]);
}

function PayNow({ orderId }: { orderId: string }) {
  const { mutate, isPending } = usePayNow(orderId);
  return (
    <Button size="small" busy={isPending} onClick={() => mutate()}>
      Pay now
    </Button>
  );
}
