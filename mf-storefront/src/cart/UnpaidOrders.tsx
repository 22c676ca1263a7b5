import type { CartLine } from '@ethereal/contracts/cart';
import { listBuyerOrders, type Order, orderNumber } from '@ethereal/contracts/orders';
import { CancelOrder } from '@ethereal/shop-ui/orders/CancelOrder.tsx';
import { isAwaited, keptText } from '@ethereal/shop-ui/payments/payment-texts.ts';
import { usePayNow } from '@ethereal/shop-ui/payments/usePayNow.ts';
import { keys } from '@ethereal/shop-ui/query/keys.ts';
import { callApi } from '@ethereal/web-kit/api/call-api.ts';
import { Button } from '@ethereal/web-kit/components/Button.tsx';
import { useQuery } from '@tanstack/react-query';
import styles from './UnpaidOrders.module.css';

/**
 * Returns a buyer's orders by card that await their payment, newest first. The time to pay is short, so all of them
 * are among the newest orders.
 */
function useUnpaidOrders(buyerId: string): readonly Order[] {
  const { data = [] } = useQuery({
    queryKey: [...keys.unpaidOrders, buyerId],
    queryFn: async ({ signal }) =>
      (await callApi(listBuyerOrders, { query: { buyerId, limit: '12' }, signal })).orders.filter(({ payment }) =>
        isAwaited(payment),
      ),
    // The order may have been placed, paid or cancelled in another window or on another device.
    staleTime: 0,
    refetchOnWindowFocus: 'always',
    retry: false,
  });
  return data;
}

type Props = { buyer: string; lines: readonly CartLine[] };

/**
 * Renders a notice for each order by card that awaits its payment and has items of the cart, which keeps its lines
 * until then: without it a buyer would order them a second time.
 */
export function UnpaidOrders({ buyer, lines }: Props) {
  const inCart = new Set(lines.map(({ productId }) => productId._id));
  const unpaid = useUnpaidOrders(buyer).filter(({ items }) =>
    items.some(({ productId, status }) => status !== 'Cancelled' && productId && inCart.has(productId._id)),
  );
  return unpaid.map((order) => <Unpaid key={order._id} order={order} />);
}

function Unpaid({ order }: { order: Order }) {
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
